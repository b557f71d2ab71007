import { findRoom } from '#src/server/activities/find-room.ts';
import { lockActivity } from '#src/server/activities/lock-activity.ts';
import { grantMatch } from '#src/server/activities/match/grant-match.ts';
import { settlePromises } from '#src/server/activities/promises/end-promises.ts';
import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { isAdding } from '#src/shared/activities/activity-statuses.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { selectPockets } from './find-pockets.ts';

type Opened = { redPocketId: string; userId: string };

/**
 * What is in a pocket goes to the case of the gift that brought it, in its giver's name. Opened
 * again, it is the same answer for ever.
 */
export async function openPocket(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { redPocketId, userId }: Opened,
  now: number,
): Promise<{ amountInFen: number; caseId: string }> {
  const opened = await inTransaction(db, async (trx) => {
    const { infoUuid: caseId, activityId } = await getPocket(trx, { redPocketId, userId });
    await lockCaseFund(trx, caseId);
    const activity = await lockActivity(trx, activityId);
    const pocket = await getPocket(trx, { redPocketId, userId });
    const { amountInFen, status, endsAt } = pocket;
    if (status === 'GIVEN') return { amountInFen, caseId };
    if (status !== 'OPEN' || now >= endsAt) throw new Problem('pocketGone');
    const room = await findRoom(trx, { caseId, giftInFen: 0 }, now);
    if (!isAdding(activity.status) || room < amountInFen) throw new Problem('pocketRests');
    await settlePromises(trx, { ids: [redPocketId], status: 'GIVEN' }, now);
    const { orderId, ruleVersion } = pocket;
    const granted = { activityId, ruleVersion, caseId, userId, amountInFen, at: now };
    await grantMatch(trx, { ...granted, cause: { orderId } }, now);
    return { amountInFen, caseId };
  });
  pageTags.purge([tagOfCase(opened.caseId)]);
  return opened;
}

async function getPocket(trx: Trx, { redPocketId, userId }: Opened) {
  const pocket = await selectPockets(trx)
    .where('pool_promises.id', '=', redPocketId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!pocket) throw new Problem('notFound');
  return pocket;
}
