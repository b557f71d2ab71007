import { finalRefusals } from '#src/server/payments/final-refusals.ts';
import type { RefundRefusal } from '#src/server/payments/gateway.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { RefundFailure } from '#src/shared/refunds/refund-state.ts';
import { bookRefund } from './book-refund.ts';
import type { DueRefund } from './find-due-refunds.ts';
import { markFailed, markNeedsAccount } from './mark-refund.ts';
import { payRefundOut } from './pay-refund-out.ts';
import type { RefundServices } from './refund-services.ts';

const failureOf: Record<RefundRefusal, RefundFailure> = {
  TOO_OLD: 'tooOld',
  TOO_MANY: 'tooMany',
  TOO_SOON: 'tooSoon',
  ACCOUNT_UNUSABLE: 'accountUnusable',
  OTHER: 'refused',
};

/**
 * Returns one held gift, always under the refund's one number: what was asked before is looked up
 * first, and only a refund the gateway does not have is asked for, again under the same number.
 * Throws when the gateway does not answer; the refund's next try is already set.
 */
export async function runRefund(
  services: RefundServices,
  refund: DueRefund,
  now: number,
): Promise<'returned' | 'open'> {
  if (refund.accountSealed !== null) return payRefundOut(services, refund, now);
  const { db } = services;
  const { refundNo, tradeNo, gatewayTradeNo, amountInFen } = refund;
  const gateway = services.gateways.get(refund.gateway);
  if (!gatewayTradeNo) throw new Error(`Refund ${refundNo} is of an unpaid order.`);
  if (refund.attempts > 0) {
    const known = await gateway.queryRefund(refundNo);
    if (known.status === 'PENDING') return 'open';
    if (known.status === 'SUCCESS') {
      if (known.amountInFen !== amountInFen) throw new Error(`${refundNo} was another amount.`);
      await bookRefund(db, { ...refund, by: known }, now);
      return 'returned';
    }
  }
  if (await isOutOfWindow(services, refund, now)) {
    await markNeedsAccount(db, { refund, failure: 'tooOld' }, now);
    return 'open';
  }
  const answer = await gateway.refund({ refundNo, tradeNo, gatewayTradeNo, amountInFen });
  if (answer.status === 'SUCCESS') {
    await bookRefund(db, { ...refund, by: answer }, now);
    return 'returned';
  }
  if (answer.status === 'REFUSED') {
    const failed = { refund, failure: failureOf[answer.refusal] };
    if (finalRefusals.includes(answer.refusal)) await markNeedsAccount(db, failed, now);
    else await markFailed(db, failed, now);
  }
  return 'open';
}

/** The operator may know that a gateway's window is shorter than the gateway says. */
async function isOutOfWindow(
  { db, config }: RefundServices,
  { paidAt }: DueRefund,
  now: number,
): Promise<boolean> {
  const { refundGatewayDays } = await findSettings(db, config);
  return paidAt !== null && now - paidAt > refundGatewayDays * dayMs;
}
