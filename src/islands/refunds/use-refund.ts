import { useState } from 'react';
import type { RefundFormProps } from '#src/components/refunds/refund-form-props.ts';
import { valuesOf } from '#src/islands/forms/form-values.ts';
import { useForm } from '#src/islands/forms/use-form.ts';
import { useSteps } from '#src/islands/forms/use-steps.ts';
import { draftOfRefund, findReasonProblem, refundForm } from '#src/stores/refunds/refund.ts';

type Values = Readonly<Record<string, string>>;

/**
 * Answers the steps of the wizard over its one form; `values` is undefined until script took over.
 */
export function useRefund({ infoUuid, text, links, newerThan, drawn }: RefundFormProps) {
  const { step, go, back } = useSteps<'edit' | 'review'>('edit');
  const [values, setValues] = useState<Values>();
  const check = ({ reason = '' }: Values): Values => {
    const problem = findReasonProblem(reason);
    return problem ? { reason: text.problems[problem] } : {};
  };
  const form = useForm({
    id: 'refund',
    flow: refundForm,
    target: links.sent,
    draft: draftOfRefund(infoUuid),
    newerThan,
    drawn,
    check,
    onLook: (element) => setValues(valuesOf(element)),
    // What is wrong is said at once; what is right is looked at once more before it is sent.
    mayLeave: (element) => {
      if (Object.keys(check(valuesOf(element))).length > 0) return true;
      refundForm.reset();
      go('review');
      return false;
    },
  });
  const send = async () => {
    await form.submit();
    const state = refundForm.$state.get();
    if (state.step === 'refused' && Object.keys(state.fields).length > 0) back('edit');
  };
  return { step, back, values, form, send };
}
