import { useState } from 'react';
import type { TakeBackProps } from '#src/components/refunds/gift-refund-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { makeTakeBackForm } from '#src/stores/refunds/gift-refund.ts';
import { useGiftForm } from './use-gift-form.ts';

/** A donor takes a gift back: opened first, then said once more. */
export function TakeBackForm({ orderId, receiptCode, action, target, text }: TakeBackProps) {
  const [flow] = useState(makeTakeBackForm);
  const form = useGiftForm({ id: `take-back-${orderId}`, flow, target });
  return (
    <details className="opens-form">
      <summary>{text.takeBack}</summary>
      <FormShell form={form} action={action} className="stack">
        <p className="soft">{text.hint}</p>
        <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
        <input type="hidden" name="step" value="takeBack" />
        <input type="hidden" name="orderId" value={orderId} />
        {receiptCode && <input type="hidden" name="receiptCode" value={receiptCode} />}
        <SubmitButton form={form} sending={text.sending}>
          {text.now}
        </SubmitButton>
      </FormShell>
    </details>
  );
}
