import type { AskedFormProps } from '#src/components/forms/asked-form-props.ts';
import { AskedForm } from '#src/islands/forms/AskedForm.tsx';
import { withdrawalCancelForm } from '#src/stores/withdrawals/withdrawal.ts';

/** Takes an own withdrawal back, once it was asked again. */
export function CancelWithdrawal(props: AskedFormProps) {
  return <AskedForm flow={withdrawalCancelForm} {...props} />;
}
