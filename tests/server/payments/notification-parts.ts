import type { Dialect, SigningParty, Told } from '#src/server/payments/sandbox/dialects/dialect.ts';

export type Body = string | Uint8Array;
export type Sent = { body: Body; headers: Record<string, string>; gateway?: string };
export type As = Partial<SigningParty> & { now?: number };

/** This is what a kind of notification is made from. */
export type Parts = {
  /** It would pay the order that waits; 2000 fen. */
  notification: Told;
  /** By this another order was paid. */
  other: Told;
  /** By this a support of the platform was paid, and it would pay another; 2000 fen. */
  support: { paid: Told; open: Told };
  now: number;
  dialect: Dialect;
  party: SigningParty;
};
export type Make = (parts: Parts) => Sent;

/** Tells it as the bank writes and signs it, or another party at another time. */
export function tell({ dialect, party, now }: Parts, told: Told, as: As = {}): Sent {
  return dialect.writeNotice({ ...party, ...as }, told, as.now ?? now);
}

export const good: Make = (parts) => tell(parts, parts.notification);

/** It is well made and well signed, but it says something else. */
export function withNotification(change: (parts: Parts) => Partial<Told>): Make {
  return (parts) => tell(parts, { ...parts.notification, ...change(parts) });
}

/** A good notification was changed after it was signed. */
export function altered(change: (sent: Sent, parts: Parts) => Partial<Sent>): Make {
  return (parts) => {
    const sent = good(parts);
    return { ...sent, ...change(sent, parts) };
  };
}

export function withBody(change: (text: string) => string): Make {
  return altered(({ body }) => ({ body: change(String(body)) }));
}
