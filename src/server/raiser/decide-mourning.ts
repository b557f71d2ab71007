import { caseStateOf } from '#src/server/cases/find-case.ts';
import { showMourning, takeMourningBack } from '#src/server/cases/transitions/mourn-patient.ts';
import { resumeRaising } from '#src/server/cases/transitions/resume-raising.ts';
import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import { type LockedCase, lockCase } from '#src/server/raising/lock-case.ts';
import type { AfterCommit, Decided } from '#src/server/review/review-queue.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/**
 * Takes staff's word on a death that was told: confirmed, the page says so; otherwise it was said
 * in error, and raising goes on if it ended by that word alone.
 */
export async function decideMourning(trx: Trx, decided: Decided): Promise<AfterCommit> {
  const { subjectId: caseId, decision, words, now } = decided;
  const row = await lockCase(trx, caseId);
  if (row.mourning_at === null || row.mourning_shown_at !== null) throw new Problem('taskDecided');
  const isTrue = decision === 'pass';
  const pages = isTrue ? await showMourning(trx, caseId, now) : await takeMourningBack(trx, caseId);
  if (!isTrue && (await resume(trx, row, now))) {
    const told = { userId: row.owner_user_id, caseId, params: { words } };
    await notify(trx, { ...told, kind: 'caseCleared', now });
  }
  return { purge: pages, wakeJobs: true };
}

/**
 * It does not resume once money was asked for or staff stopped it, nor beside another case of the
 * same patient.
 */
async function resume(trx: Trx, row: LockedCase, now: number): Promise<boolean> {
  const state = { ...caseStateOf(row), mourningAt: null };
  if (row.mourning_ended === 0 || row.put_away_at !== null || !canCase('resume', state, now))
    return false;
  const resumed = { caseId: row.id, patientIndex: row.patient_index };
  return (await resumeRaising(trx, resumed)).length > 0;
}
