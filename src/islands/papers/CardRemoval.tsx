import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { makeCardRemoval } from '#src/stores/donations/gift-card.ts';

/** Whoever wrote a card takes it down. */
export function CardRemoval(props: PlainFormProps) {
  const [flow] = useState(makeCardRemoval);
  return <PlainForm flow={flow} {...props} />;
}
