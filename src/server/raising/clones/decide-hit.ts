import { caseStateOf } from '#src/server/cases/find-case.ts';
import { markAtRisk } from '#src/server/cases/transitions/flag-case.ts';
import { pagesOfCase } from '#src/server/cases/transitions/pages-of-case.ts';
import { denyCase } from '#src/server/cases/transitions/review-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import { fromJson, toJson } from '#src/server/db/json.ts';
import { notify } from '#src/server/notices/notify.ts';
import { decideParts } from '#src/server/raising/decide/decide-parts.ts';
import type { Deciding } from '#src/server/raising/decide/decide-payee.ts';
import { publishIfReady } from '#src/server/raising/decide/publish-case.ts';
import { lockCase } from '#src/server/raising/lock-case.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import type { AfterCommit } from '#src/server/review/review-queue.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Likeness } from '#src/shared/raising/likeness.ts';
import { partsFor } from '#src/shared/raising/parts.ts';

/**
 * Passing calls a likeness a false alarm, which is remembered for the pair; refusing calls it a
 * clone: before it is public the case goes back, a public one is marked as doubtful.
 */
export async function decideHit(trx: Trx, deciding: Omit<Deciding, 'row'>): Promise<AfterCommit> {
  const { decided } = deciding;
  const { subjectId, decision, staffUserId, now } = decided;
  const hit = await trx
    .selectFrom('clone_hits')
    .innerJoin('cases as others', 'others.id', 'clone_hits.other_case_id')
    .select(['case_id', 'likenesses', 'others.owner_user_id as otherOwner'])
    .where('clone_hits.id', '=', subjectId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (!hit) throw new Problem('taskDecided');
  if (hit.otherOwner === staffUserId) throw new Problem('ownTask');
  const row = await lockCase(trx, hit.case_id);
  const isFalse = decision === 'pass';
  await trx
    .updateTable('clone_hits')
    .set({
      state: isFalse ? 'falseAlarm' : 'real',
      judged: toJson(fromJson<Likeness[]>(hit.likenesses).map(({ kind }) => kind)),
      decided_by: staffUserId,
      decided_at: now,
    })
    .where('id', '=', subjectId)
    .execute();
  if (!isFalse) return refuseClone(trx, { ...deciding, row });
  const published = row.status === 'SUBMITTED' && (await publishIfReady(trx, row, now));
  return { purge: published ? pagesOfCase(row.id) : [], wakeJobs: true };
}

async function refuseClone(trx: Trx, refused: Deciding): Promise<AfterCommit> {
  const { row, decided } = refused;
  if (row.published_at !== null) return flag(trx, refused);
  const { now, words } = decided;
  const waiting = await trx
    .selectFrom('case_parts')
    .select('part')
    .where('case_id', '=', row.id)
    .where('part', 'in', partsFor(row.case_type).base)
    .where('status', '=', infoReviewStatuses.submitted)
    .limit(1)
    .executeTakeFirst();
  if (waiting) {
    const about = { ...decided, subjectId: row.id };
    await closeTask(trx, { queue: 'base', subjectId: row.id, because: 'settled', now });
    return decideParts(trx, { ...refused, stage: 'base', decided: about });
  }
  await denyCase(trx, row.id);
  const told = { userId: row.owner_user_id, caseId: row.id, subjectId: decided.subjectId };
  await notify(trx, { ...told, kind: 'reviewRefused', params: { words }, now });
  return { wakeJobs: true };
}

/**
 * The page gets the operator's standing warning; staff may stop the case or word it better at the
 * desk.
 */
async function flag(trx: Trx, { row, decided: { words, now } }: Deciding): Promise<AfterCommit> {
  if (!canCase('markRisk', caseStateOf(row), now)) return {};
  const pages = await markAtRisk(trx, { caseId: row.id, warning: null });
  const told = { userId: row.owner_user_id, caseId: row.id };
  await notify(trx, { ...told, kind: 'caseFlagged', params: { words }, now });
  return { purge: pages, wakeJobs: true };
}
