import { useState } from 'react';
import { Field } from '#src/components/forms/Field.tsx';
import type { RefundAccountProps } from '#src/components/refunds/gift-refund-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { makeRefundAccountForm } from '#src/stores/refunds/gift-refund.ts';
import { useGiftForm } from './use-gift-form.ts';

const inputs = [
  { name: 'name', autoComplete: 'name', maxLength: 20 },
  { name: 'bankName', maxLength: 80 },
  { name: 'bankCard', maxLength: 24, inputMode: 'numeric' },
] as const;

/** Asks the donor for a bank account, where a gift cannot go back the way it came. */
export function RefundAccountForm({ orderId, receiptCode, text, ...props }: RefundAccountProps) {
  const [flow] = useState(makeRefundAccountForm);
  const { action, target, drawn, refundId } = props;
  const form = useGiftForm({ id: `refund-account-${orderId}`, flow, target, drawn });
  return (
    <FormShell form={form} action={action} className="stack" noValidate>
      <h3>{text.title}</h3>
      <p className="soft">{text.lead}</p>
      <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
      <input type="hidden" name="step" value="account" />
      <input type="hidden" name="orderId" value={orderId} />
      {refundId && <input type="hidden" name="refundId" value={refundId} />}
      {receiptCode && <input type="hidden" name="receiptCode" value={receiptCode} />}
      <AccountInputs orderId={orderId} text={text} problems={form.problems} drawn={drawn} />
      <SubmitButton form={form} sending={text.sending}>
        {text.send}
      </SubmitButton>
    </FormShell>
  );
}

type InputsProps = Pick<RefundAccountProps, 'orderId' | 'text' | 'drawn'> & {
  problems: Readonly<Record<string, string>>;
};

function AccountInputs({ orderId, text, problems, drawn }: InputsProps) {
  return inputs.map(({ name, ...input }) => (
    <Field
      {...input}
      key={name}
      id={`${name}-${orderId}`}
      name={name}
      label={text[name]}
      error={problems[name]}
      defaultValue={drawn?.values[name]}
      required
    />
  ));
}
