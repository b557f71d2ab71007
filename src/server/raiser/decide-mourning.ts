import { caseStateOf } from '#src/server/cases/find-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { notify } from '#src/server/notices/notify.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { type LockedCase, lockCase } from '#src/server/raising/lock-case.ts';
import type { AfterCommit, Decided } from '#src/server/review/review-queue.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import { endReasons } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/**
 * Staff's word on a death that was told: confirmed, the page says so; otherwise it was said in
 * error, and raising goes on if it ended by that word alone.
 */
export async function decideMourning(trx: Trx, decided: Decided): Promise<AfterCommit> {
  const { subjectId: caseId, decision, words, now } = decided;
  const row = await lockCase(trx, caseId);
  if (row.mourning_at === null || row.mourning_shown_at !== null) throw new Problem('taskDecided');
  const isTrue = decision === 'pass';
  await trx
    .updateTable('cases')
    .set(isTrue ? { mourning_shown_at: now } : { mourning_at: null, mourning_ended: 0 })
    .where('id', '=', caseId)
    .execute();
  if (!isTrue && (await resumeRaising(trx, row, now))) {
    const told = { userId: row.owner_user_id, caseId, params: { words } };
    await notify(trx, { ...told, kind: 'caseCleared', now });
  }
  return { purge: [tagOfCase(caseId), tagOfLists], wakeJobs: true };
}

/** Not once money was asked for or staff stopped it, nor beside another case of the same patient. */
async function resumeRaising(trx: Trx, row: LockedCase, now: number): Promise<boolean> {
  const state = { ...caseStateOf(row), mourningAt: null };
  if (row.mourning_ended === 0 || !canCase('resume', state, now)) return false;
  try {
    const { numUpdatedRows } = await trx
      .updateTable('cases')
      .set({ status: 'CROWDFUNDING_STATED', end_reason: null, finished_at: null })
      .where('id', '=', row.id)
      .where('end_reason', '=', endReasons.endedEarly)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('cases as others')
              .select('others.id')
              .where('others.patient_index', '=', row.patient_index)
              .where('others.status', '<>', 'FINISHED')
              .where('others.id', '<>', row.id),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  } catch (error) {
    // The patient's other case was sent at this moment; deciding again sees it.
    if (isUniqueViolation(error, 'cases.patient_index')) throw new Problem('taskChanged');
    throw error;
  }
}
