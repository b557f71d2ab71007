import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { makeActivityApply } from '#src/stores/activities/activity-apply.ts';

/** A family asks to take part in one activity. */
export function ApplyForm(props: PlainFormProps) {
  const [flow] = useState(makeActivityApply);
  return <PlainForm flow={flow} {...props} />;
}
