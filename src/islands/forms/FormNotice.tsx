import type { UsedForm } from './use-form.ts';

type Props = {
  form: UsedForm;
  /** This is what to say when the answer was lost: nothing typed is, and it may be sent again. */
  unsure: string;
  /** This is what to say when the server was asked, and nothing had arrived. */
  absent?: string;
};

/** Shows why the last try went wrong, read out at once; it stands where the eye is. */
export function FormNotice({ form, unsure, absent = unsure }: Props) {
  const { state } = form;
  const lost = state.step === 'unsure' && (state.absent ? absent : unsure);
  const message = lost || form.message;
  if (!message) return null;
  return (
    <p className="notice alarm" role="alert" tabIndex={-1} data-form-notice>
      {message}
    </p>
  );
}
