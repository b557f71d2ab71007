import type { PaymentNotification } from '#src/server/payments/gateway.ts';
import type { SentNotice, SigningParty } from '#src/server/payments/sandbox/dialects/dialect.ts';
import type { Dice } from '../engine/dice.ts';
import type { GatewayBooks } from '../world/gateway-books.ts';
import type { History } from '../world/history.ts';

/** Writes it as a bank writes and signs it, or another party. */
export function writeNotice(
  { dialect, party }: GatewayBooks,
  told: PaymentNotification,
  now: number,
  as: Partial<SigningParty> = {},
): SentNotice {
  return dialect.writeNotice({ ...party, ...as }, told, now);
}

export function sendNotice(history: History, dice: Dice, sent: SentNotice & { to: GatewayBooks }) {
  return sendSigned(history, dice, { ...sent, about: 'notify' });
}

type About = { to: GatewayBooks; about: 'notify' | 'agreement' };

export function sendSigned(
  history: History,
  dice: Dice,
  { to, about, body, headers }: SentNotice & About,
) {
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  const init = { method: 'POST', body, headers: { ...headers, ...length } };
  return history.send(dice, `/api/pay/${about}/${to.name}`, init);
}
