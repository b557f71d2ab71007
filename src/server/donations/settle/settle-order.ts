import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { prepared } from '#src/server/db/prepared.ts';
import { payOrder } from '#src/server/donations/order/pay-order.ts';
import { lockSupport, settleSupport } from '#src/server/donations/support/settle-support.ts';
import type { VerifiedNotification } from '#src/server/payments/gateway.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { isTradeNo } from '#src/server/platform/trade-no.ts';
import type { Services } from '#src/server/services.ts';
import { findPayment, type StoredPayment } from './find-payment.ts';
import { keepUnmatched } from './keep-unmatched.ts';
import { type QuarantineReason, quarantine } from './quarantine.ts';

export type SettlingServices = Pick<Services, 'db' | 'pageTags' | 'wakeJobs'>;
type Settled = 'paid' | 'late' | 'double' | 'repeated' | 'ignored' | 'quarantined';
type Asked = { notification: VerifiedNotification; bodyHash: string };

/**
 * Books what a gateway said of a payment, once. Only this way does money enter the ledger: the
 * word's type says that its signature was checked, and every field is compared with what was
 * intended.
 */
export async function settleOrder(
  services: SettlingServices,
  asked: Asked,
  now: number,
): Promise<Settled> {
  const { settled, caseId } = await inTransaction(services.db, (trx) => settle(trx, asked, now));
  if (caseId) services.pageTags.purge([tagOfCase(caseId), tagOfLists]);
  if (settled === 'paid' || settled === 'late' || settled === 'double') services.wakeJobs();
  return settled;
}

/** Answers `caseId` only when the case's money has changed. */
async function settle(
  trx: Trx,
  asked: Asked,
  now: number,
): Promise<{ settled: Settled; caseId?: string }> {
  const { notification } = asked;
  const payment = await lockPayment(trx, notification.tradeNo);
  const support = payment ? undefined : await lockSupport(trx, notification.tradeNo);
  const misfit = misfitOf(notification, payment ?? support);
  if (misfit) return hold(trx, { ...asked, reason: misfit }, now);
  const { gateway, gatewayTradeNo } = notification;
  const booked = await findBooked.first(trx, { gateway, gatewayTradeNo });
  if (booked && booked.trade_no !== notification.tradeNo) {
    return hold(trx, { ...asked, reason: 'gatewayTradeNo' }, now);
  }
  if (booked) return { settled: 'repeated' };
  // Only our own question to the gateway closes an order, else words in another order end otherwise.
  if (notification.status === 'CLOSED') return { settled: 'ignored' };
  if (support) return { settled: await settleSupport(trx, { notification, support }, now) };
  if (!payment) return hold(trx, { ...asked, reason: 'unknownTradeNo' }, now);
  if (payment.orderStatus === 'CREATED') {
    await payOrder(trx, { notification, payment }, now);
    return { settled: 'paid', caseId: payment.caseId };
  }
  const kind = payment.paidAt === null ? 'late' : 'double';
  await keepUnmatched(trx, { ...notification, kind }, now);
  return { settled: kind };
}

async function hold(
  trx: Trx,
  held: Asked & { reason: QuarantineReason },
  now: number,
): Promise<{ settled: 'quarantined' }> {
  await quarantine(trx, held, now);
  return { settled: 'quarantined' };
}

/** Locks the payment as it stands once its case's money is ours to change. */
async function lockPayment(trx: Trx, tradeNo: string): Promise<StoredPayment | undefined> {
  const found = isTradeNo(tradeNo) ? await findPayment(trx, tradeNo) : undefined;
  if (!found) return undefined;
  await lockCaseFund(trx, found.caseId);
  return findPayment(trx, tradeNo);
}

type Transaction = Pick<VerifiedNotification, 'gateway' | 'gatewayTradeNo'>;

/** Finds for which payment a gateway's transaction was booked: one of a gift, or of a support. */
const findBooked = prepared((trx, { gateway, gatewayTradeNo }: Transaction) =>
  trx
    .selectFrom('gateway_receipts')
    .select('trade_no')
    .where('gateway', '=', gateway)
    .where('gateway_trade_no', '=', gatewayTradeNo)
    .unionAll(
      trx
        .selectFrom('supports')
        .select('trade_no')
        .where('gateway', '=', gateway)
        .where('gateway_trade_no', '=', gatewayTradeNo),
    ),
);

type Intended = Pick<StoredPayment, 'gateway' | 'merchant' | 'appId' | 'currency' | 'amountInFen'>;

/**
 * Says why a word does not belong to the payment it names, field by field; undefined when it does.
 */
function misfitOf(
  notification: VerifiedNotification,
  payment: Intended | undefined,
): QuarantineReason | undefined {
  if (!payment) return 'unknownTradeNo';
  if (notification.gateway !== payment.gateway) return 'gateway';
  if (notification.merchant !== payment.merchant) return 'merchant';
  if (notification.appId !== payment.appId) return 'appId';
  if (notification.currency !== payment.currency) return 'currency';
  if (notification.amountInFen !== payment.amountInFen) return 'amount';
  if (!/^[\w.:-]{1,64}$/.test(notification.gatewayTradeNo)) return 'gatewayTradeNo';
  if (!Number.isSafeInteger(notification.paidAt) || notification.paidAt <= 0) return 'paidAt';
  return undefined;
}
