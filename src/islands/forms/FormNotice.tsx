import type { Locale } from '#src/shared/platform/locale.ts';
import { waitText } from '#src/shared/platform/wait-text.ts';
import type { UsedForm } from './use-form.ts';

type Props = {
  form: UsedForm;
  /** What to say when the answer was lost: nothing typed is, and it may be sent again. */
  unsure: string;
  /** What to say when the server was asked, and nothing had arrived. */
  absent?: string;
  /** How long to wait, with `{}` for the time. */
  retryIn?: string;
};

/** Why the last try went wrong, read out at once; it stands where the eye is. */
export function FormNotice({ form, unsure, absent = unsure, retryIn = '' }: Props) {
  const { state } = form;
  const lost = state.step === 'unsure' && (state.absent ? absent : unsure);
  const message = lost || form.message;
  if (!message) return null;
  // Also drawn by the server, in the gallery.
  const language = globalThis.document?.documentElement.lang;
  const seconds = state.step === 'refused' ? state.retryAfterSeconds : undefined;
  return (
    <p className="notice alarm" role="alert" tabIndex={-1} data-form-notice>
      {message} {seconds && retryIn.replace('{}', waitText(seconds, language as Locale))}
    </p>
  );
}
