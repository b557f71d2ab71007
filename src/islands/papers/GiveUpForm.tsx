import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { makeGiveUp } from '#src/stores/donations/receipt.ts';

/** The owner of a paper makes it void. */
export function GiveUpForm(props: PlainFormProps) {
  const [flow] = useState(makeGiveUp);
  return <PlainForm flow={flow} {...props} />;
}
