import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { makeReceipt } from '#src/stores/donations/receipt.ts';

type Props = PlainFormProps & {
  /** This is where the paper is seen once it is made. */
  list: string;
  /** This is the field at which is said what is wrong with the gifts. */
  giftsField: string;
};

/** Shows which gifts, and whom the paper is made out to. */
export function ReceiptForm({ list, giftsField, ...props }: Props) {
  const [flow] = useState(() => makeReceipt(list, giftsField));
  return <PlainForm flow={flow} {...props} />;
}
