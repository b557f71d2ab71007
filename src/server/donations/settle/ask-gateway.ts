import { markClosed } from '#src/server/donations/order/mark-closed.ts';
import type { Services } from '#src/server/services.ts';
import type { StoredPayment } from './find-payment.ts';
import type { SettlingServices } from './settle-order.ts';
import { settleWords } from './settle-words.ts';

export type AskingServices = SettlingServices & Pick<Services, 'gateways' | 'log'>;

/**
 * Asks the gateway what became of a payment and books the answer: the way for notices that were
 * lost. What nobody paid in time is closed at the gateway first, then here.
 */
export async function askGateway(
  services: AskingServices,
  payment: StoredPayment,
  now: number,
): Promise<void> {
  const { tradeNo } = payment;
  const gateway = services.gateways.get(payment.gateway);
  const answer = await gateway.queryPayment(tradeNo);
  if (answer.status === 'SUCCESS') {
    await settleWords(services, { gateway, words: answer.words }, now);
    if (payment.orderStatus !== 'CREATED') await stopAsking(services, tradeNo);
    return;
  }
  if (answer.status === 'CLOSED') return markClosed(services, tradeNo, now);
  if (now < payment.expiresAt) return;
  if ((await gateway.closePayment(tradeNo)) === 'CLOSED') {
    return markClosed(services, tradeNo, now);
  }
  const paid = await gateway.queryPayment(tradeNo);
  if (paid.status === 'SUCCESS') await settleWords(services, { gateway, words: paid.words }, now);
}

/** It was asked after its order had ended, paid or closed: every payment there is was booked. */
async function stopAsking({ db }: AskingServices, tradeNo: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ next_query_at: null })
    .where('trade_no', '=', tradeNo)
    .execute();
}
