import { useStore } from '@nanostores/react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { $askedAddress, askingAddress, givingMailCode } from '#src/stores/notices/notice-mail.ts';

type Props = {
  ask: PlainFormProps;
  give: PlainFormProps;
  /** This is where a code went before this page was drawn, masked. */
  asked: string | undefined;
  /**
   * These are the words over the code's field, with a place for the address; and over asking once
   * more.
   */
  sentWords: string;
  againWords: string;
  /** This is where the demo shows its letters. */
  outbox: { href: string; words: string } | undefined;
};

/** Draws an address for notices in two steps of one place; the page says what follows. */
export function MailForm({ ask, give, asked, sentWords, againWords, outbox }: Props) {
  const address = useStore($askedAddress, { ssr: 'initial' }) ?? asked;
  const asking = <PlainForm flow={askingAddress} {...ask} stays />;
  if (address === undefined) return asking;
  return (
    <div className="stack">
      <p className="notice" role="status">
        {sentWords.replace('{}', address)}
      </p>
      {outbox && (
        <p>
          <a href={outbox.href}>{outbox.words}</a>
        </p>
      )}
      <PlainForm flow={givingMailCode} {...give} />
      <details className="opens-form" open={ask.drawn !== undefined}>
        <summary>{againWords}</summary>
        {asking}
      </details>
    </div>
  );
}
