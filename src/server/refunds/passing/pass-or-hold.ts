import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { holdGifts } from '#src/server/refunds/run/hold-gifts.ts';
import type { PlannedGift } from '#src/server/refunds/run/plan-shares.ts';
import type { Services } from '#src/server/services.ts';
import { lockNextFamily } from './lock-next-family.ts';
import { passGift } from './pass-gift.ts';

type Passing = { refundId: string; caseId: string; gift: PlannedGift };
type Stopping = { signal?: AbortSignal | undefined };

/**
 * A gift of a case that gives back goes on to another family, as its donor chose; where there is
 * none, it goes back to them after all. Both are settled in the one step that ends the choice.
 */
export async function passOrHold(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { signal, ...passing }: Passing & Stopping,
  now: number,
): Promise<void> {
  const work = (trx: Trx) => decide(trx, passing, now);
  const toCaseId = await inTransaction(db, work, { signal });
  if (toCaseId) pageTags.purge([tagOfCase(passing.caseId), tagOfCase(toCaseId), tagOfLists]);
}

/**
 * Answers the family it went to, if it went. What changed meanwhile is planned anew by the caller.
 */
async function decide(
  trx: Trx,
  { refundId, caseId, gift }: Passing,
  now: number,
): Promise<string | undefined> {
  const { orderId, shareInFen: amountInFen } = gift;
  const found = await lockNextFamily(trx, { orderId, caseId, amountInFen }, now);
  if (found === 'changed') return undefined;
  if (found === 'none') {
    await holdGifts(trx, { refundId, caseId, gifts: [gift], foundNone: true }, now);
    return undefined;
  }
  await passGift(trx, { ...found, gift, caseId, refundId, decidedBy: refundId }, now);
  return found.toCaseId;
}
