import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { makeWish } from '#src/stores/wishes/wish.ts';

/** The tree takes words of one's own, or some of those that lie ready. */
export function WishForm(props: PlainFormProps) {
  const [flow] = useState(() => makeWish(props.action));
  return <PlainForm flow={flow} {...props} />;
}
