import type { AskedFormProps } from '#src/components/forms/asked-form-props.ts';
import { AskedForm } from '#src/islands/forms/AskedForm.tsx';
import { refundLaunchForm } from '#src/stores/refunds/refund.ts';

/** Draws the fundraiser's last word on a refund, said once more before it counts. */
export function LaunchRefund(props: AskedFormProps) {
  return <AskedForm flow={refundLaunchForm} {...props} />;
}
