import { type AskingServices, askGateway } from '#src/server/donations/settle/ask-gateway.ts';
import { findPayment, type StoredPayment } from '#src/server/donations/settle/find-payment.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { queryOrderStatus } from '#src/shared/donations/calls.ts';
import { claimQuestion } from './claim-question.ts';
import { askAgainMs, pauseBeforeAskMs } from './payment-times.ts';

/**
 * Tells the state of an order. One that waits has its gateway asked, now and then; only the
 * gateway's word changes it, on the same way as a notice would.
 */
export async function findOrderStatus(
  services: AskingServices,
  tradeNo: string,
  now: number,
): Promise<CallAnswer<typeof queryOrderStatus>> {
  const payment = await findPayment(services.db, tradeNo);
  if (!payment) throw new Problem('notFound');
  if (payment.orderStatus !== 'CREATED' || !mayAsk(payment, now)) return statusOf(payment);
  if (!(await claimQuestion(services.db, { payment, counts: false }, now)))
    return statusOf(payment);
  try {
    await askGateway(services, payment, now);
  } catch (error) {
    services.log.warn({ err: error, gateway: payment.gateway }, 'gateway did not answer a donor');
    return statusOf(payment);
  }
  return statusOf((await findPayment(services.db, tradeNo)) ?? payment);
}

/** The pause in front of the next question tells when the last one was asked. */
function mayAsk({ nextQueryAt, queryCount }: StoredPayment, now: number): boolean {
  if (nextQueryAt === null) return false;
  return now - (nextQueryAt - pauseBeforeAskMs(queryCount)) >= askAgainMs;
}

function statusOf({ orderStatus, amountInFen }: StoredPayment) {
  return { status: orderStatus, amountInFen };
}
