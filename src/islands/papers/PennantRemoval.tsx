import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { makePennantRemoval } from '#src/stores/papers/pennant.ts';

/** Takes a pennant down, and asks staff to look at it where its receiver wants that. */
export function PennantRemoval(props: PlainFormProps) {
  const [flow] = useState(makePennantRemoval);
  return <PlainForm flow={flow} {...props} />;
}
