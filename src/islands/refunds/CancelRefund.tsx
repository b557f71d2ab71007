import type { AskedFormProps } from '#src/components/forms/asked-form-props.ts';
import { AskedForm } from '#src/islands/forms/AskedForm.tsx';
import { refundCancelForm } from '#src/stores/refunds/refund.ts';

/** The fundraiser takes an application back, until the last word is said. */
export function CancelRefund(props: AskedFormProps) {
  return <AskedForm flow={refundCancelForm} {...props} />;
}
