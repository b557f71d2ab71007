import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { type BonfireAct, makeBonfireAct } from '#src/stores/activities/bonfire.ts';

type Props = PlainFormProps & { act: BonfireAct };

/** One thing can be done with a bonfire: light it, or join it. */
export function BonfireButton({ act, ...props }: Props) {
  const [flow] = useState(() => makeBonfireAct(act, props.action));
  return <PlainForm flow={flow} {...props} />;
}
