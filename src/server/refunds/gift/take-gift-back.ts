import { findAskedAt } from '#src/server/cases/changes/find-asked-at.ts';
import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import { findCaseState } from '#src/server/cases/state/case-state.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { freeGear } from '#src/server/kinds/goods/free-gear.ts';
import { requireUnsent } from '#src/server/kinds/goods/require-unsent.ts';
import { requireMoneyOut } from '#src/server/ledger/require-money-out.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { canTakeBack } from '#src/shared/refunds/grace.ts';
import { getOwnGift, type OwnGiftAsked } from './find-own-gift.ts';
import { isStillHeld } from './is-still-held.ts';
import { giveWholeBack } from './open-gift-refund.ts';

type TakingServices = Pick<Services, 'config' | 'db' | 'keys' | 'pageTags' | 'wakeJobs'>;
type Gift = Awaited<ReturnType<typeof getOwnGift>>;

/**
 * A donor takes an own gift back in the first hours, while the case still has its money. Nobody
 * has to agree. Asked again, it is the same refund.
 */
export async function takeGiftBack(
  services: TakingServices,
  asked: OwnGiftAsked,
  now: number,
): Promise<{ refundId: string; state: 'returning' | 'returned' }> {
  const gift = await getOwnGift(services, asked);
  if (gift.refundId) return alreadyGoing(gift, gift.refundId);
  const { graceRefundHours } = await findSettings(services.db, services.config);
  const refundId = newId();
  await inTransaction(services.db, (trx) => take(trx, { gift, refundId, graceRefundHours }, now));
  services.pageTags.purge([tagOfCase(gift.caseId), tagOfLists]);
  services.wakeJobs();
  // A tap at the same moment may have been first; its refund is the one there is.
  const known = await getOwnGift(services, asked);
  return alreadyGoing(known, known.refundId ?? refundId);
}

function alreadyGoing({ status }: Gift, refundId: string) {
  return { refundId, state: status === 'REFUNDED' ? 'returned' : 'returning' } as const;
}

type Taken = { gift: Gift; refundId: string; graceRefundHours: number };

async function take(
  trx: Trx,
  { gift, refundId, graceRefundHours }: Taken,
  now: number,
): Promise<void> {
  const { caseId, orderId } = gift;
  await requireMoneyOut(trx);
  await lockCaseFund(trx, caseId);
  const current = await trx
    .selectFrom('donations')
    .select(['status', 'paid_at as paidAt', 'passed_from as passedFrom'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (current.passedFrom !== null) throw new Problem('graceOver');
  if (current.status === 'REFUNDING' || current.status === 'REFUNDED') return;
  const state = await findCaseState(trx, caseId);
  const { ofThing } = await requireUnsent(trx, orderId);
  const askedAt = (await findAskedAt(trx, [caseId])).get(caseId);
  const asked = { ...current, graceRefundHours, ofThing, askedAt };
  const allowed = state && canTakeBack({ ...asked, state }, now);
  if (!allowed || !(await isStillHeld(trx, { ...gift, ofThing }))) throw new Problem('graceOver');
  await giveWholeBack(trx, { ...gift, refundId }, now);
  await freeGear(trx, orderId, now);
}
