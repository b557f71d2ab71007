import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Sent } from '#src/server/reconciliation/days/find-open-sent.ts';
import {
  findBankRefund,
  keepIntent,
  readAccountCount,
} from '#src/server/refunds/run/bank-refund.ts';
import { bookRefund } from '#src/server/refunds/run/book-refund.ts';
import { askDonor, homeless } from '#src/server/refunds/run/mark-refund.ts';
import type { Services } from '#src/server/services.ts';
import { findGift, holdAnew } from './hold-anew.ts';
import type { Lost, Recovered } from './recovered.ts';

type RecoveringServices = Pick<Services, 'db' | 'payouts'>;

/** Books what became of a gift that the custody bank was told to pay to an account of its donor. */
export async function recoverBankRefund(
  services: RecoveringServices,
  { sent, lost }: { sent: Sent; lost: Lost },
  now: number,
): Promise<Recovered> {
  const { db, payouts } = services;
  const { payoutNo, gateway, remark: refundNo, amountInFen } = sent;
  const found = await findGift(db, refundNo);
  if (!found) return 'lost';
  const booked = await findBankRefund(db, payoutNo);
  if (booked && booked.status !== 'SUBMITTED') return 'known';
  const answer = await payouts.get(gateway).query(payoutNo);
  if (answer.status === 'UNKNOWN') return 'open';
  if (!found.refund) await holdAnew(db, { gift: found, amountInFen, lost }, now);
  const gift = found.refund ? found : await findGift(db, refundNo);
  if (gift?.refund?.amountInFen !== amountInFen) return 'lost';
  const isAsked = await keepCount(services, sent);
  await keepIntent(db, { payoutNo, refundNo, gateway, amountInFen }, now);
  if (answer.status === 'PENDING') return isAsked ? 'open' : 'unsettled';
  if (answer.status === 'SUCCESS') {
    if (answer.amountInFen !== amountInFen) return 'lost';
    await bookRefund(db, { ...gift, ...gift.refund, by: answer }, now);
  } else await inTransaction(db, (trx) => bookFailure(trx, sent, now));
  return 'settled';
}

/**
 * The next account gets a number that the bank has not seen. Answers true when this one is known,
 * so that the bank is asked again as ever.
 */
function keepCount(
  { db }: RecoveringServices,
  { payoutNo, remark: refundNo }: Sent,
): Promise<boolean> {
  const count = readAccountCount(payoutNo) ?? 0;
  return inTransaction(db, async (trx) => {
    await trx
      .updateTable('refunds')
      .set({ account_count: count })
      .where('refund_no', '=', refundNo)
      .where('account_count', '<', count)
      .execute();
    const refund = await trx
      .selectFrom('refunds')
      .select(['account_sealed', 'account_count as accountCount'])
      .where('refund_no', '=', refundNo)
      .executeTakeFirstOrThrow();
    return refund.account_sealed !== null && refund.accountCount === count;
  });
}

/** The donor is asked for another account, unless one was given since. */
async function bookFailure(
  trx: Trx,
  { payoutNo, remark: refundNo }: Sent,
  now: number,
): Promise<void> {
  await trx
    .updateTable('bank_refunds')
    .set({ status: 'FAILED', updated_at: now })
    .where('payout_no', '=', payoutNo)
    .where('status', '=', 'SUBMITTED')
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ ...homeless, failure: 'accountRefused', updated_at: now })
    .where('refund_no', '=', refundNo)
    .where('status', '<>', 'SUCCESS')
    .where('account_count', '=', readAccountCount(payoutNo) ?? 0)
    .executeTakeFirstOrThrow();
  const refund = await findBankRefund(trx, payoutNo);
  if (refund && numUpdatedRows === 1n) await askDonor(trx, { ...refund, now });
}
