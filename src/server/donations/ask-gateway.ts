import type { VerifiedWord } from '#src/server/payments/gateway.ts';
import type { House } from '../platform/house.ts';
import { sha256 } from '../platform/keys.ts';
import type { StoredPayment } from './find-payment.ts';
import { markClosed } from './mark-closed.ts';
import { payWithinMs } from './payment-times.ts';
import { type SettlingHouse, settleOrder } from './settle-order.ts';

export type AskingHouse = SettlingHouse & Pick<House, 'gateway' | 'log'>;

/**
 * Asks the gateway what became of a payment and books the answer: the way for notices that were
 * lost. What nobody paid in time is closed at the gateway first, then here.
 */
export async function askGateway(
  house: AskingHouse,
  payment: StoredPayment,
  now: number,
): Promise<void> {
  const { tradeNo } = payment;
  if (payment.gateway !== house.gateway.name) return;
  const answer = await house.gateway.queryPayment(tradeNo);
  if (answer.status === 'SUCCESS') {
    await settleWords(house, answer.words, now);
    if (payment.orderStatus !== 'CREATED') await stopAsking(house, tradeNo);
    return;
  }
  if (answer.status === 'CLOSED') return markClosed(house.db, tradeNo, now);
  if (now < payment.createdAt + payWithinMs) return;
  if ((await house.gateway.closePayment(tradeNo)) === 'CLOSED') {
    return markClosed(house.db, tradeNo, now);
  }
  const paid = await house.gateway.queryPayment(tradeNo);
  if (paid.status === 'SUCCESS') await settleWords(house, paid.words, now);
}

async function settleWords(
  house: AskingHouse,
  words: readonly VerifiedWord[],
  now: number,
): Promise<void> {
  for (const word of words) {
    await settleOrder(house, { word, bodyHash: sha256(JSON.stringify(word)) }, now);
  }
}

/** Asked after its order had ended, paid or closed: every payment there is was booked. */
async function stopAsking({ db }: AskingHouse, tradeNo: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ next_query_at: null })
    .where('trade_no', '=', tradeNo)
    .execute();
}
