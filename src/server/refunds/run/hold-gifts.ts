import { lockMatches, returnMatches } from '#src/server/activities/match/return-matches.ts';
import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { postRefundHolds } from '#src/server/ledger/postings.ts';
import { voidPapersOf } from '#src/server/papers/void-papers.ts';
import { type HeldGift, refundNoOf, refundOf } from './refund-of.ts';

type Held = {
  refundId: string;
  caseId: string;
  gifts: readonly HeldGift[];
  /** Only those are held whose donors want them back, by what they say at this moment. */
  backOnly?: boolean;
  /** Their donors chose another family, and there is none. */
  foundNone?: boolean;
};

/** Answers the caller's own batch, or that of a run that did the same at the same time. */
export async function holdGifts(
  trx: Trx,
  { refundId, caseId, gifts, backOnly = false, foundNone = false }: Held,
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
    .$if(backOnly, (orders) => orders.where('if_unused', '=', 'back'))
    .returning('id')
    .execute();
  const taken = new Set(paid.map(({ id }) => id));
  const mine = gifts.filter(({ orderId }) => taken.has(orderId));
  if (mine.length === 0) return;
  await voidPapersOf(trx, [...taken], now);
  await trx
    .insertInto('refunds')
    .values(mine.map((gift) => refundOf(gift, { refundId, caseId, foundNone, now })))
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
