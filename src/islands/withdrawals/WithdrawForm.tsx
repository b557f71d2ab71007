import { useState } from 'react';
import type { WithdrawProps } from '#src/components/withdrawals/withdraw-props.ts';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { valuesOf } from '#src/islands/forms/form-values.ts';
import { useForm } from '#src/islands/forms/use-form.ts';
import { useSteps } from '#src/islands/forms/use-steps.ts';
import { withdrawableInFen } from '#src/shared/withdrawals/typed-amount.ts';
import {
  draftOfWithdrawal,
  findWithdrawalProblems,
  withdrawalForm,
} from '#src/stores/withdrawal.ts';
import { PayeeStep } from './PayeeStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { WithdrawFields } from './WithdrawFields.tsx';

type Step = 'edit' | 'payee' | 'review';
type Values = Readonly<Record<string, string>>;

/**
 * The wizard of a withdrawal: what it is for, where it goes, one more look, then it is sent. Without
 * script it is one form that posts itself.
 */
export function WithdrawForm(props: WithdrawProps) {
  const { infoUuid, availableInFen, links, text } = props;
  const { step, go } = useSteps<Step>('edit');
  const [values, setValues] = useState<Values>();
  const wordsFor = (typed: Values) =>
    Object.fromEntries(
      Object.entries(findWithdrawalProblems(typed, availableInFen)).map(([field, problem]) => [
        field,
        text.problems[problem] ?? text.wrong,
      ]),
    );
  const form = useForm({
    id: 'withdrawal',
    flow: withdrawalForm,
    target: links.sent,
    draft: draftOfWithdrawal(infoUuid),
    newerThan: props.newerThan,
    drawn: { message: props.message, fields: props.problems },
    check: wordsFor,
    onLook: (element) => setValues(valuesOf(element)),
    // What is wrong is said at once; what is right goes on to the next step, and not to the server.
    mayLeave: (element) => {
      if (Object.keys(wordsFor(valuesOf(element))).length > 0) return true;
      withdrawalForm.reset();
      go('payee');
      return false;
    },
  });
  const amountInFen = withdrawableInFen(values?.amountInYuan ?? props.amount, availableInFen);
  const send = async () => {
    await form.submit();
    const state = withdrawalForm.$state.get();
    if (state.step === 'refused' && Object.keys(state.fields).length > 0) go('edit');
  };
  return (
    <>
      <FormShell
        form={form}
        action={links.action}
        encType="multipart/form-data"
        className="stack"
        hidden={step !== 'edit'}
        noValidate={values !== undefined}
      >
        <WithdrawFields
          {...props}
          form={form}
          amountInFen={amountInFen}
          isLive={values !== undefined}
        />
      </FormShell>
      {step === 'payee' && <PayeeStep {...props} onRight={() => go('review')} />}
      {step === 'review' && values && (
        <ReviewStep
          {...props}
          form={form}
          values={values}
          amountInFen={amountInFen}
          onSend={send}
        />
      )}
    </>
  );
}
