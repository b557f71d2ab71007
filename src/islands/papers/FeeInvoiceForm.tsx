import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { makeFeeInvoice } from '#src/stores/donations/receipt.ts';

type Props = PlainFormProps & {
  /** This is where the invoice is seen once it is asked for. */
  list: string;
};

/** Shows which service fee, and whom its invoice is made out to. */
export function FeeInvoiceForm({ list, ...props }: Props) {
  const [flow] = useState(() => makeFeeInvoice(list));
  return <PlainForm flow={flow} {...props} />;
}
