import { findRoom } from '#src/server/activities/find-room.ts';
import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { openTask } from '#src/server/review/open-task.ts';
import { poollessTypes } from '#src/shared/activities/activity-types.ts';
import type { ApplyStatus } from '#src/shared/activities/apply/apply-status.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { isInActivity, selectJoinable } from './find-joinable.ts';

type Asked = { caseId: string; activityId: string; userId: string };

/**
 * A family asks to take part. If it is sent twice it is one wish; only one waits for its answer at
 * a time.
 */
export function applyActivity(
  db: Database,
  { caseId, activityId, userId }: Asked,
  now: number,
): Promise<ApplyStatus> {
  return inTransaction(db, async (trx): Promise<ApplyStatus> => {
    await lockCaseFund(trx, caseId);
    const waiting = await trx
      .selectFrom('activity_applications')
      .select('activity_id as activityId')
      .where('case_id', '=', caseId)
      .where('status', '=', 'APPLYING')
      .executeTakeFirst();
    if (waiting?.activityId === activityId) return 'APPLYING';
    if (waiting) throw new Problem('activityAsked');
    await requireFit(trx, { caseId, activityId }, now);
    const id = newId();
    await trx
      .insertInto('activity_applications')
      .values({
        ...{ id, activity_id: activityId, case_id: caseId, applied_by: userId, applied_at: now },
        ...{ status: 'APPLYING', words: '', decided_by: null, decided_at: null },
      })
      .execute();
    await openTask(trx, {
      ...{ queue: 'activityApply', subjectId: id, caseId, submittedBy: userId, now },
    });
    return 'APPLYING';
  });
}

/** The activity takes others in, and the case may be matched and is in no other. */
export async function requireFit(
  trx: Trx,
  { caseId, activityId }: Omit<Asked, 'userId'>,
  now: number,
): Promise<void> {
  const known = await trx
    .selectFrom('activities')
    .select('id')
    .where('id', '=', activityId)
    .where('type', 'not in', poollessTypes)
    .executeTakeFirst();
  if (!known) throw new Problem('notFound');
  const open = await selectJoinable(trx, now)
    .where('activities.id', '=', activityId)
    .executeTakeFirst();
  if (!open) throw new Problem('activityStateRefuses');
  if (await isInActivity(trx, { caseId, activityId })) throw new Problem('caseInActivity');
  if ((await findRoom(trx, { caseId, giftInFen: 0 }, now)) === 0) {
    throw new Problem('caseStateRefuses');
  }
}
