import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { renaming } from '#src/stores/accounts/account-forms.ts';

/** Shows how one is called here. */
export function NicknameForm(props: PlainFormProps) {
  return <PlainForm flow={renaming} {...props} />;
}
