import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import type { DeskFormName } from '#src/shared/desk/desk-forms.ts';
import { makeDeskForm } from '#src/stores/desk/desk-forms.ts';

type Props = PlainFormProps & { act: DeskFormName };

/**
 * Draws an act of the desk: what is typed stays through a lost session or answer, and goes once.
 */
export function DeskForm({ act, ...props }: Props) {
  const [flow] = useState(() => makeDeskForm(act));
  return <PlainForm flow={flow} {...props} />;
}
