import { useState } from 'react';
import type { DeskKeeperProps } from '#src/components/review/desk-keeper-props.ts';
import { FormFoot } from '#src/islands/forms/FormFoot.tsx';
import { makeDeskForm } from '#src/stores/desk/desk-forms.ts';

/** Draws the foot of an act of the desk whose fields the page draws, such as one with a photo. */
export function DeskKeeper({ act, photosAt, ...props }: DeskKeeperProps) {
  const [flow] = useState(() => makeDeskForm(act, photosAt));
  return <FormFoot flow={flow} {...props} />;
}
