import { CodeForm, type CodeFormProps } from '#src/islands/forms/CodeForm.tsx';
import { askingToClose, closingAccount } from '#src/stores/accounts/account-forms.ts';

/** Closes an account by a code to its own phone. */
export function CloseForm(props: CodeFormProps) {
  return <CodeForm sending={askingToClose} giving={closingAccount} {...props} />;
}
