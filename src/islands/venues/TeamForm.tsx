import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { makeTeamPage } from '#src/stores/activities/team-page.ts';

/** Asks for the name a team goes by, which opens its page. */
export function TeamForm(props: PlainFormProps) {
  const [flow] = useState(() => makeTeamPage(props.action));
  return <PlainForm flow={flow} {...props} />;
}
