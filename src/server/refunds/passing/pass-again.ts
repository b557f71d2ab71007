import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { openGiftRefund } from '#src/server/refunds/gift/open-gift-refund.ts';
import type { HeldGift } from '#src/server/refunds/run/refund-of.ts';
import type { Services } from '#src/server/services.ts';
import { shareOut } from '#src/shared/tracing/share-out.ts';
import { lockNextFamily } from './lock-next-family.ts';
import { passGift } from './pass-gift.ts';

type Decided = { refundId: string; caseId: string; passedInFen: number };
type Stopping = { signal?: AbortSignal | undefined };

const mostTries = 5;

/**
 * What other cases' donors had passed on to a case that gives back now goes on once more, each its
 * part by largest remainder. No gateway took it for this case, so none can return it: where there
 * is no other family, it stays, and is left as all that can't go back is.
 */
export async function passAgain(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { signal, ...decided }: Decided & Stopping,
  now: number,
): Promise<void> {
  const { caseId, passedInFen } = decided;
  if (passedInFen === 0) return;
  const gifts = await findPassed(db, decided);
  const weights = Object.fromEntries(gifts.map((gift) => [gift.orderId, gift.giftInFen]));
  const shares = shareOut(passedInFen, weights);
  for (const { giftInFen: _, status, ...gift } of gifts) {
    const shareInFen = shares[gift.orderId] ?? 0;
    if (status !== 'PAID' || shareInFen === 0) continue;
    const held = { ...gift, shareInFen, matchShareInFen: 0 };
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const work = (trx: Trx) => goOn(trx, { ...decided, gift: held }, now);
      const toCaseId = await inTransaction(db, work, { signal });
      if (toCaseId === 'changed') continue;
      if (toCaseId) pageTags.purge([tagOfCase(caseId), tagOfCase(toCaseId), tagOfLists]);
      break;
    }
  }
}

/** Finds what a released refund shares its part among: the same in every run. */
function findPassed(db: Database, { refundId, caseId }: Decided) {
  return db
    .selectFrom('donations')
    .innerJoin('payments', 'payments.order_id', 'donations.id')
    .leftJoin('passed_gifts', 'passed_gifts.order_id', 'donations.id')
    .select(['donations.id as orderId', 'donations.trade_no as tradeNo', 'donations.status'])
    .select(['donations.user_id as userId', 'donations.amount_in_fen as giftInFen'])
    .select('payments.gateway')
    .where('donations.case_id', '=', caseId)
    .where('donations.passed_from', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('donations.status', '=', 'PAID'),
        eb('passed_gifts.case_refund_id', '=', refundId),
      ]),
    )
    .orderBy('donations.paid_at')
    .orderBy('donations.id')
    .execute();
}

type Going = Decided & { gift: HeldGift & { userId: string | null } };

/** It goes on under a refund of its own, since what its case returns by gateways is fixed. */
async function goOn(
  trx: Trx,
  { refundId: decidedBy, caseId, gift }: Going,
  now: number,
): Promise<string | undefined> {
  const { orderId, userId, shareInFen: amountInFen } = gift;
  const found = await lockNextFamily(trx, { orderId, caseId, amountInFen }, now);
  if (found === 'none' || found === 'changed') return found === 'none' ? undefined : found;
  const refundId = newId();
  const opened = { refundId, caseId, userId, amountInFen, reason: 'passedOn' };
  await openGiftRefund(trx, opened, now);
  await passGift(trx, { ...found, gift, caseId, refundId, decidedBy }, now);
  return found.toCaseId;
}
