import { lockActivity } from '#src/server/activities/lock-activity.ts';
import { takeCasesIn } from '#src/server/activities/take-cases-in.ts';
import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { Decided } from '#src/server/review/review-queue.ts';
import type { ActivityNames } from '#src/shared/activities/activity-names.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { requireFit } from './apply-activity.ts';

/** Staff's word on a family's wish; passed, its gifts are matched from here on. Answers the case. */
export async function decideApplication(
  trx: Trx,
  { subjectId: id, decision, words, staffUserId, now }: Decided,
): Promise<{ caseId: string }> {
  const { activityId, caseId, userId } = await getApplication(trx, id);
  await lockCaseFund(trx, caseId);
  const isPassed = decision === 'pass';
  if (isPassed) {
    await lockActivity(trx, activityId);
    await requireFit(trx, { caseId, activityId }, now);
    await takeCasesIn(trx, { activityId, cases: [caseId], addsToGifts: true });
  }
  const decided = await trx
    .updateTable('activity_applications')
    .set({ status: isPassed ? 'APPLY_SUCCESS' : 'APPLY_FAIL', words })
    .set({ decided_by: staffUserId, decided_at: now })
    .where('id', '=', id)
    .where('status', '=', 'APPLYING')
    .executeTakeFirstOrThrow();
  if (decided.numUpdatedRows === 0n) throw new Problem('taskDecided');
  const { name, names } = await trx
    .selectFrom('activities')
    .select(['name', 'names'])
    .where('id', '=', activityId)
    .executeTakeFirstOrThrow();
  // This is each language has its own, since who reads it may change theirs.
  const others = Object.entries(fromJson<ActivityNames>(names)).map(([locale, said]) => [
    `name.${locale}`,
    said,
  ]);
  const params = {
    name,
    ...Object.fromEntries(others),
    words,
    outcome: isPassed ? 'passed' : 'refused',
  };
  await notify(trx, { userId, kind: 'activityAnswered', caseId, subjectId: id, params, now });
  return { caseId };
}

async function getApplication(trx: Trx, id: string) {
  const found = await trx
    .selectFrom('activity_applications')
    .select(['activity_id as activityId', 'case_id as caseId', 'applied_by as userId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Problem('notFound');
  return found;
}
