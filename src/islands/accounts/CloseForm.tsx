import { useStore } from '@nanostores/react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { askingToClose, closingAccount } from '#src/stores/account-forms.ts';

type Props = {
  ask: PlainFormProps;
  close: PlainFormProps;
  /** Was the code sent already, without script? */
  asksCode: boolean;
  /** In demo mode, where no message is sent. */
  demoCode: string;
  demoWords: string;
};

/** Closes an account in two steps of one place. */
export function CloseForm({ ask, close, asksCode, demoWords, ...props }: Props) {
  const sent = useStore(askingToClose.$state, { ssr: 'initial' });
  const isSent = sent.step === 'done';
  const demoCode = (isSent && sent.output.demoCode) || props.demoCode;
  if (!isSent && !asksCode) return <PlainForm flow={askingToClose} {...ask} stays />;
  return (
    <div className="stack">
      {demoCode && (
        <p className="notice" role="status">
          {demoWords.replace('{}', demoCode)}
        </p>
      )}
      <PlainForm flow={closingAccount} {...close} />
    </div>
  );
}
