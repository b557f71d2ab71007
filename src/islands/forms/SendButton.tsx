import type { ReactNode } from 'react';
import type { UsedForm } from './use-form.ts';

type Props = {
  form: UsedForm;
  /** Stands in the button while it sends. */
  sending: string;
  onSend(): void;
  children: ReactNode;
};

/** Sends a form from outside of it: after a look at what is sent, or a question. */
export function SendButton({ form, sending, onSend, children }: Props) {
  return (
    <button
      className="button wide"
      type="button"
      aria-disabled={form.busy || undefined}
      onClick={onSend}
    >
      {form.busy ? sending : children}
    </button>
  );
}
