import { dropUncovered } from '#src/server/activities/holds/end-holds.ts';
import { findOpenWithdrawal } from '#src/server/cases/state/require-no-open-withdrawal.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { AccountOverdrawnError } from '#src/server/ledger/change-balances.ts';
import { newId } from '#src/server/platform/keys.ts';
import { openGiftRefund } from '#src/server/refunds/gift/open-gift-refund.ts';
import { findMatchShare } from '#src/server/refunds/run/find-match-share.ts';
import { holdGifts } from '#src/server/refunds/run/hold-gifts.ts';
import { planShares } from '#src/server/refunds/run/plan-shares.ts';
import { refundNoOf } from '#src/server/refunds/run/refund-of.ts';
import { callOffSince } from './call-off-since.ts';
import type { Lost } from './recovered.ts';

type Gift = NonNullable<Awaited<ReturnType<typeof findGift>>>;

type Anew = { gift: Gift; amountInFen: number };

/**
 * The refund of a gift was held after the backup: it is held again. Where a withdrawal holds its
 * money, that was called off since, or the gift could not have gone back.
 */
export async function holdAnew(
  db: Database,
  { gift, amountInFen, lost }: Anew & { lost: Lost },
  now: number,
): Promise<void> {
  const refundId = await findRunning(db, { gift, amountInFen });
  const hold = () =>
    inTransaction(db, (trx) => holdUnder(trx, { gift, amountInFen, refundId }, now));
  try {
    await hold();
  } catch (error) {
    if (!(error instanceof AccountOverdrawnError)) throw error;
    if (!(await callOffOf(db, { caseId: gift.caseId, lost }, now))) throw error;
    await hold();
  }
}

async function callOffOf(
  db: Database,
  { caseId, lost }: { caseId: string; lost: Lost },
  now: number,
): Promise<boolean> {
  const open = await findOpenWithdrawal(db, caseId);
  if (!open || lost.has(open.id)) return false;
  return inTransaction(db, (trx) => callOffSince(trx, open.id, now));
}

/**
 * Finds a refund of the case that was released, but not held, before the backup, if this is its
 * share.
 */
async function findRunning(db: Database, { gift, amountInFen }: Anew): Promise<string | undefined> {
  const { caseId } = gift;
  const running = await db
    .selectFrom('case_refunds')
    .select(['id as refundId', 'amount_in_fen as amountInFen'])
    .select('matched_in_fen as matchedInFen')
    .where('case_id', '=', caseId)
    .where('status', '=', 'RUNNING')
    .where('kind', '<>', 'grace')
    .where('held_at', 'is', null)
    .executeTakeFirst();
  if (!running) return undefined;
  const shares = await planShares(db, { ...running, caseId });
  const share = shares.find(({ orderId }) => orderId === gift.orderId)?.shareInFen;
  return share === amountInFen ? running.refundId : undefined;
}

type Under = Anew & { refundId: string | undefined };

async function holdUnder(
  trx: Trx,
  { gift, amountInFen, refundId }: Under,
  now: number,
): Promise<void> {
  const { caseId, orderId } = gift;
  const id = refundId ?? (await openAnew(trx, { gift, amountInFen }, now));
  const share = { caseId, orderId, shareInFen: amountInFen };
  const matchShareInFen = await findMatchShare(trx, share);
  const gifts = [{ ...gift, shareInFen: amountInFen, matchShareInFen }];
  // By the gateway's word it went back, whatever its donor had chosen when the backup was made.
  await holdGifts(trx, { refundId: id, caseId, gifts, foundNone: true }, now);
  await dropUncovered(trx, caseId, now);
}

/** The gift gets a refund of its own. */
async function openAnew(trx: Trx, { gift, amountInFen }: Anew, now: number): Promise<string> {
  const { caseId, userId } = gift;
  const refundId = newId();
  const opened = { refundId, caseId, userId, amountInFen, reason: 'restored' };
  await openGiftRefund(trx, opened, now);
  return refundId;
}

/** Finds the paid gift that a refund's number is made of, and what our books have of its refund. */
export async function findGift(db: Database, refundNo: string) {
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
