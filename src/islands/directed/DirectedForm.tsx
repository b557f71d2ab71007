import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { type DirectedAct, makeDirectedAct } from '#src/stores/activities/directed.ts';

type Props = PlainFormProps & { act: DirectedAct };

/** Draws the one thing to do with a sponsor's money that somebody may direct. */
export function DirectedForm({ act, ...props }: Props) {
  const [flow] = useState(() => makeDirectedAct(act, props.target));
  return <PlainForm flow={flow} {...props} />;
}
