import { postRefundSweep } from '#src/server/ledger/postings.ts';
import type { BillLine } from '#src/server/payments/gateway.ts';
import type { SentPayout } from '#src/server/payments/payout-gateway.ts';
import type { Database, Trx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { House } from '../platform/house.ts';
import { newId } from '../platform/keys.ts';
import { keepIntent, readAccountCount } from '../refunds/bank-refund.ts';
import { bookRefund } from '../refunds/book-refund.ts';
import { holdGifts, refundNoOf } from '../refunds/hold-refunds.ts';
import { emptyCaseRefund } from '../refunds/open-case-refund.ts';

type RecoveringHouse = Pick<House, 'db' | 'gateway' | 'payouts'>;

/** Books a refund that a gateway's bill has and our books lost; false when the order is lost too. */
export async function recoverRefund(
  { db, gateway }: RecoveringHouse,
  line: BillLine,
  now: number,
): Promise<boolean> {
  const gift = await findGift(db, line.number);
  if (!gift) return false;
  const answer = await gateway.queryRefund(line.number);
  if (answer.status !== 'SUCCESS') return false;
  if (!gift.refund) await holdAnew(db, { gift, amountInFen: answer.amountInFen }, now);
  const found = gift.refund ? gift : await findGift(db, line.number);
  if (found?.refund?.amountInFen !== answer.amountInFen) return false;
  await bookRefund(db, { ...found, ...found.refund, by: answer }, now);
  return true;
}

/** The same for one that the custody bank paid to an account of the donor. */
export async function recoverBankRefund(
  { db, gateway, payouts }: RecoveringHouse,
  { payoutNo, remark, amountInFen }: SentPayout,
  now: number,
): Promise<boolean> {
  const found = await findGift(db, remark);
  if (!found) return false;
  const answer = await payouts.query(payoutNo);
  if (answer.status !== 'SUCCESS' || answer.amountInFen !== amountInFen) return false;
  if (!found.refund) await holdAnew(db, { gift: found, amountInFen }, now);
  const gift = found.refund ? found : await findGift(db, remark);
  if (gift?.refund?.amountInFen !== amountInFen) return false;
  const swept = await gateway.sweep({ sweepNo: `S-${remark}`, amountInFen });
  if (swept.status !== 'SUCCESS') return false;
  const money = { refundNo: remark, gateway: gateway.name, amountInFen, now };
  await inTransaction(db, async (trx) => {
    await postRefundSweep(trx, money);
    await keepIntent(trx, { payoutNo, refundNo: remark, gateway: payouts.name, amountInFen }, now);
    await keepAccountCount(trx, remark, readAccountCount(payoutNo) ?? 0);
  });
  await bookRefund(db, { ...gift, ...gift.refund, by: answer }, now);
  return true;
}

/** The next account gets a number that the bank has not seen. */
async function keepAccountCount(trx: Trx, refundNo: string, count: number): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ account_count: count })
    .where('refund_no', '=', refundNo)
    .where('account_count', '<', count)
    .execute();
}

type Gift = NonNullable<Awaited<ReturnType<typeof findGift>>>;

/** The refund was held after the backup: its gift is held again, under a refund of its own. */
async function holdAnew(
  db: Database,
  { gift, amountInFen }: { gift: Gift; amountInFen: number },
  now: number,
): Promise<void> {
  const { caseId, userId } = gift;
  const refundId = newId();
  await inTransaction(db, async (trx) => {
    const { status } = await trx
      .selectFrom('cases')
      .select('status')
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('case_refunds')
      .values({
        ...emptyCaseRefund({ amountInFen, orders: 1 }),
        ...{ id: refundId, case_id: caseId, kind: 'grace', status: 'RUNNING' },
        ...{ applicant_user_id: userId, reason: 'restored', created_at: now },
        ...{ status_before: status, end_reason_before: null, finished_at_before: null },
        ...{ released_at: now, held_at: now },
      })
      .execute();
    await holdGifts(trx, { refundId, caseId, gifts: [{ ...gift, shareInFen: amountInFen }] }, now);
  });
}

async function findGift(db: Database, refundNo: string) {
  const row = await db
    .selectFrom('donations')
    .innerJoin('payments', 'payments.order_id', 'donations.id')
    .leftJoin('refunds', 'refunds.order_id', 'donations.id')
    .select([
      'donations.id as orderId',
      'donations.trade_no as tradeNo',
      'donations.case_id as caseId',
      'donations.user_id as userId',
      'payments.gateway as gateway',
      'refunds.case_refund_id as caseRefundId',
      'refunds.amount_in_fen as amountInFen',
    ])
    .where('donations.trade_no', '=', refundNo.replace(refundNoOf(''), ''))
    .where('donations.paid_at', 'is not', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { caseRefundId, amountInFen, ...gift } = row;
  const refund = amountInFen === null ? undefined : { refundNo, caseRefundId, amountInFen };
  return { ...gift, refund };
}
