import { useState } from 'react';
import type { WithdrawProps } from '#src/components/withdrawals/withdraw-props.ts';
import { valuesOf } from '#src/islands/forms/form-values.ts';
import { useForm } from '#src/islands/forms/use-form.ts';
import { useSteps } from '#src/islands/forms/use-steps.ts';
import { withdrawableInFen } from '#src/shared/withdrawals/typed-amount.ts';
import {
  draftOfWithdrawal,
  findWithdrawalProblems,
  withdrawalForm,
} from '#src/stores/withdrawals/withdrawal.ts';

type Step = 'edit' | 'payee' | 'review';
type Values = Readonly<Record<string, string>>;

/**
 * Answers the steps of the wizard over its one form; `values` is undefined until script took over.
 */
export function useWithdrawal({ infoUuid, availableInFen, text, links, ...props }: WithdrawProps) {
  const { raising } = props;
  const { step, go, back } = useSteps<Step>('edit');
  const [values, setValues] = useState<Values>();
  const check = (typed: Values) => {
    const asked = { availableInFen, raising, needsAnswer: props.findings.length > 0 };
    const problems = Object.entries(findWithdrawalProblems(typed, asked));
    return Object.fromEntries(
      problems.map(([field, problem]) => [field, text.problems[problem] ?? text.wrong]),
    );
  };
  const form = useForm({
    id: 'withdrawal',
    flow: withdrawalForm,
    target: links.sent,
    draft: draftOfWithdrawal(infoUuid),
    newerThan: props.newerThan,
    drawn: { message: props.message, fields: props.problems },
    check,
    onLook: (element) => setValues(valuesOf(element)),
    // What is wrong is said at once; what is right goes on to the next step, and not to the server.
    mayLeave: (element) => {
      if (Object.keys(check(valuesOf(element))).length > 0) return true;
      withdrawalForm.reset();
      go('payee');
      return false;
    },
  });
  const send = async () => {
    await form.submit();
    const state = withdrawalForm.$state.get();
    if (state.step === 'refused' && Object.keys(state.fields).length > 0) back('edit');
  };
  const amountInFen = withdrawableInFen(values?.amountInYuan ?? props.amount, availableInFen);
  return { step, go, back, values, form, send, amountInFen };
}
