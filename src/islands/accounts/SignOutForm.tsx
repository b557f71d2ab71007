import type { SignOutProps } from '#src/components/accounts/sign-out-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { signingOut } from '#src/stores/session.ts';

/** Signs out, and makes the device forget what it knew of the session; it posts by itself too. */
export function SignOutForm({ action, target, text }: SignOutProps) {
  const form = useForm({ id: 'sign-out', flow: signingOut, target });
  return (
    <FormShell form={form} action={action} className="stack">
      <FormNotice form={form} unsure={text.unsure} />
      <input type="hidden" name="step" value="logout" />
      <SubmitButton form={form} sending={text.sending} className="button quiet wide">
        {text.logout}
      </SubmitButton>
    </FormShell>
  );
}
