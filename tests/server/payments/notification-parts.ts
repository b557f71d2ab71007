import { signNotification } from '#src/server/payments/sandbox/sign-notification.ts';
import { writeNotification } from '#src/server/payments/sandbox/word-body.ts';
import { bankMerchant, bankSecret } from '../../support/bank-of-tests.ts';

export type Word = Parameters<typeof writeNotification>[0];
export type Body = string | Uint8Array;
export type Sent = { body: Body; headers: Record<string, string>; gateway?: string };
type Party = { now?: number; secret?: string; merchant?: string };

/** What a kind of notification is made from. */
export type Parts = {
  /** A word that would pay the order that waits; 2000 fen. */
  notification: Word;
  /** The word by which another order was paid. */
  other: Word;
  now: number;
  sign(body: Body, party?: Party): Sent;
};
export type Make = (parts: Parts) => Sent;

export function signerAt(now: number): Parts['sign'] {
  return (body, { secret = bankSecret, merchant = bankMerchant, now: at = now } = {}) => ({
    body,
    headers: signNotification({ secret, merchant }, { body, now: at }),
  });
}

export const good: Make = ({ notification, sign }) => sign(writeNotification(notification));

/** A well-made and well-signed word that says something else. */
export function withNotification(change: (parts: Parts) => Partial<Word>): Make {
  return (parts) => parts.sign(writeNotification({ ...parts.notification, ...change(parts) }));
}

/** A body made by hand from the good one, and signed. */
export function withText(change: (text: string) => Body): Make {
  return ({ notification, sign }) => sign(change(writeNotification(notification)));
}

/** The amount as written in the body, which is then signed. */
export function withAmount(literal: string): Make {
  return withText((text) => text.replace('"amountInFen":2000', `"amountInFen":${literal}`));
}

/** A good notification that was changed after it was signed. */
export function altered(change: (sent: Sent, parts: Parts) => Partial<Sent>): Make {
  return (parts) => {
    const sent = good(parts);
    return { ...sent, ...change(sent, parts) };
  };
}

/** One header, without its `x-sandbox-`, changed or taken away after signing. */
export function withHeader(name: string, change: (given: string) => string | undefined): Make {
  return altered(({ headers }) => {
    const { [`x-sandbox-${name}`]: given = '', ...others } = headers;
    const changed = change(given);
    return {
      headers: changed === undefined ? others : { ...others, [`x-sandbox-${name}`]: changed },
    };
  });
}

export function withBody(change: (text: string) => string): Make {
  return altered(({ body }) => ({ body: change(String(body)) }));
}
