import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { makeReceipt } from '#src/stores/donations/receipt.ts';

type Props = PlainFormProps & {
  /** Where the paper is seen once it is made. */
  list: string;
  /** The field at which is said what is wrong with the gifts. */
  giftsField: string;
};

/** Which gifts, and whom the paper is made out to. */
export function ReceiptForm({ list, giftsField, ...props }: Props) {
  const [flow] = useState(() => makeReceipt(list, giftsField));
  return <PlainForm flow={flow} {...props} />;
}
