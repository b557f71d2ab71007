import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { makeClaim } from '#src/stores/chance/lottery.ts';

/** Shows where a thing that was won goes. */
export function ClaimForm(props: PlainFormProps) {
  const [flow] = useState(() => makeClaim());
  return <PlainForm flow={flow} {...props} />;
}
