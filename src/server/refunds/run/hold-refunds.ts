import { lockMatches, returnMatches } from '#src/server/activities/return-matches.ts';
import { lockCaseFund } from '#src/server/cases/lock-case-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { postRefundHolds } from '#src/server/ledger/postings.ts';
import { voidPapersOf } from '#src/server/papers/void-papers.ts';
import { finishCaseRefund } from '#src/server/refunds/case/finish-case-refund.ts';
import type { Services } from '#src/server/services.ts';
import { holdDirected } from './hold-directed.ts';
import { type PlannedGift, planShares } from './plan-shares.ts';

type Held = {
  refundId: string;
  caseId: string;
  amountInFen: number;
  matchedInFen: number;
  directedInFen: number;
};
type HeldGift = Pick<
  PlannedGift,
  'orderId' | 'tradeNo' | 'gateway' | 'shareInFen' | 'matchShareInFen'
>;

const batchSize = 100;

/** Holds the share of every gift of a released refund, in batches; a run may stop anywhere. */
export async function holdRefunds(
  { db }: Pick<Services, 'db'>,
  { signal, ...refund }: Held & { signal?: AbortSignal | undefined },
  now: number,
): Promise<void> {
  const shares = (await planShares(db, refund)).filter(({ shareInFen }) => shareInFen > 0);
  const waiting = shares.filter(({ held }) => !held);
  for (let from = 0; from < waiting.length; from += batchSize) {
    const gifts = waiting.slice(from, from + batchSize);
    await inTransaction(db, (trx) => holdGifts(trx, { ...refund, gifts }, now), { signal });
  }
  await holdDirected({ db }, { ...refund, signal }, now);
  await inTransaction(db, (trx) => markHeld(trx, { ...refund, giftCount: shares.length }, now), {
    signal,
  });
}

/** The caller's own batch, or that of a run that did the same at the same time. */
export async function holdGifts(
  trx: Trx,
  { refundId, caseId, gifts }: Pick<Held, 'refundId' | 'caseId'> & { gifts: readonly HeldGift[] },
  now: number,
): Promise<void> {
  await lockCaseFund(trx, caseId);
  const orderIds = gifts.map(({ orderId }) => orderId);
  const matches = await lockMatches(trx, orderIds, now);
  const paid = await trx
    .updateTable('donations')
    .set({ status: 'REFUNDING' })
    .where('id', 'in', orderIds)
    .where('status', '=', 'PAID')
    .returning('id')
    .execute();
  const taken = new Set(paid.map(({ id }) => id));
  const mine = gifts.filter(({ orderId }) => taken.has(orderId));
  if (mine.length === 0) return;
  await voidPapersOf(trx, [...taken], now);
  await trx
    .insertInto('refunds')
    .values(mine.map((gift) => refundOf(gift, { refundId, caseId, now })))
    .execute();
  await postRefundHolds(
    trx,
    mine.map(({ tradeNo, shareInFen: amountInFen }) => {
      return { refundNo: refundNoOf(tradeNo), caseId, amountInFen, now };
    }),
  );
  const backs = mine.flatMap(({ orderId, tradeNo, matchShareInFen: amountInFen }) => {
    const match = matches.get(orderId);
    if (!match || amountInFen === 0) return [];
    return [{ refundNo: refundNoOf(tradeNo), activityId: match.activityId, amountInFen }];
  });
  await returnMatches(trx, { caseId, backs }, now);
}

/** From the order's own number: asked for a hundred times, it is the same refund. */
export function refundNoOf(tradeNo: string): string {
  return `R-${tradeNo}`;
}

type Of = { refundId: string; caseId: string; now: number };

function refundOf(gift: HeldGift, { refundId, caseId, now }: Of) {
  return {
    refund_no: refundNoOf(gift.tradeNo),
    order_id: gift.orderId,
    case_id: caseId,
    case_refund_id: refundId,
    gateway: gift.gateway,
    amount_in_fen: gift.shareInFen,
    matched_in_fen: gift.matchShareInFen,
    status: 'REFUNDING' as const,
    gateway_refund_no: null,
    next_try_at: now,
    created_at: now,
    updated_at: now,
  };
}

async function markHeld(
  trx: Trx,
  { refundId, caseId, giftCount }: Pick<Held, 'refundId' | 'caseId'> & { giftCount: number },
  now: number,
): Promise<void> {
  await lockCaseFund(trx, caseId);
  await trx
    .updateTable('case_refunds')
    .set({ held_at: now, gift_count: giftCount })
    .where('id', '=', refundId)
    .where('held_at', 'is', null)
    .execute();
  await finishCaseRefund(trx, refundId, now);
}
