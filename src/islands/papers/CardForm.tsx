import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { makeCard } from '#src/stores/donations/gift-card.ts';

/** Asks whom a gift honours or remembers. */
export function CardForm(props: PlainFormProps) {
  const [flow] = useState(makeCard);
  return <PlainForm flow={flow} {...props} />;
}
