import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { makePennant } from '#src/stores/papers/pennant.ts';

/** One person gets a pennant with these words. */
export function PennantForm({ given, ...props }: PlainFormProps & { given: string }) {
  const [flow] = useState(() => makePennant(given));
  return <PlainForm flow={flow} {...props} />;
}
