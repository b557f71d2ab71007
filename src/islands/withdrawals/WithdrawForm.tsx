import type { WithdrawProps } from '#src/components/withdrawals/withdraw-props.ts';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { PayeeStep } from './PayeeStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { useWithdrawal } from './use-withdrawal.ts';
import { WithdrawFields } from './WithdrawFields.tsx';

/**
 * Draws the wizard of a withdrawal: what it is for, where it goes, one more look, then it is sent.
 * Without script it is one form that posts itself.
 */
export function WithdrawForm(props: WithdrawProps) {
  const { step, go, back, values, form, send, amountInFen } = useWithdrawal(props);
  const isLive = values !== undefined;
  return (
    <>
      <FormShell
        form={form}
        action={props.links.action}
        encType="multipart/form-data"
        className="stack"
        hidden={step !== 'edit'}
        noValidate={isLive}
      >
        <WithdrawFields {...props} form={form} amountInFen={amountInFen} isLive={isLive} />
      </FormShell>
      {step === 'payee' && (
        <PayeeStep {...props} onBack={() => back('edit')} onRight={() => go('review')} />
      )}
      {step === 'review' && isLive && (
        <ReviewStep
          {...props}
          form={form}
          values={values}
          amountInFen={amountInFen}
          onBack={() => back('edit')}
          onSend={send}
        />
      )}
    </>
  );
}
