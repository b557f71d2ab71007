import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import type { amendForms } from '#src/shared/verification/verification-forms.ts';
import { makeAmending } from '#src/stores/verification/amend-verification.ts';

type Props = PlainFormProps & { of: keyof typeof amendForms };

/** Mends a verification, or takes it back. */
export function AmendForm({ of, ...props }: Props) {
  const [flow] = useState(() => makeAmending(of));
  return <PlainForm flow={flow} {...props} />;
}
