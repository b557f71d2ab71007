import { useStore } from '@nanostores/react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { $lostNumbers, askingLostCode, askingPhoneChange } from '#src/stores/lost-phone.ts';

type Props = {
  send: PlainFormProps;
  ask: PlainFormProps;
  /** Was the code sent already, without script? */
  asksCode: boolean;
  /** In demo mode, where no message is sent. */
  demoCode: string;
  demoWords: string;
};

/** Asks for another phone in two steps of one place; the page says what follows. */
export function LostPhoneForm({ send, ask, asksCode, demoWords, ...props }: Props) {
  const sent = useStore(askingLostCode.$state, { ssr: 'initial' });
  const numbers = useStore($lostNumbers, { ssr: 'initial' });
  const isSent = sent.step === 'done';
  const demoCode = (isSent && sent.output.demoCode) || props.demoCode;
  if (!isSent && !asksCode) return <PlainForm flow={askingLostCode} {...send} stays />;
  return (
    <div className="stack">
      {demoCode && (
        <p className="notice" role="status">
          {demoWords.replace('{}', demoCode)}
        </p>
      )}
      <PlainForm flow={askingPhoneChange} {...ask} hidden={{ ...ask.hidden, ...numbers }} />
    </div>
  );
}
