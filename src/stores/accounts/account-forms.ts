import { accountForms } from '#src/shared/accounts/account-forms.ts';
import { makeCallForm } from '#src/stores/call-form.ts';
import { forgetSession } from '#src/stores/known-session.ts';

export const renaming = makeCallForm(accountForms.nickname);

/** An account is closed by a code to its own phone first. */
export const askingToClose = makeCallForm(accountForms.closeCode);

/** The code closes it, and the session is no more. */
export const closingAccount = makeCallForm(accountForms.close, {
  onDone: () => {
    forgetSession();
    return undefined;
  },
});
