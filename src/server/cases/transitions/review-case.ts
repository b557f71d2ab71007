import type { Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { dayNumberOf } from '#src/shared/platform/china-days.ts';
import { noPages, type PagesToPurge } from './pages-of-case.ts';
import { takeStep } from './take-step.ts';

/** From now on no other open case may be for this patient. */
export async function claimPatient(
  trx: Trx,
  { caseId, patientIndex }: { caseId: string; patientIndex: string },
): Promise<PagesToPurge> {
  try {
    await trx
      .updateTable('cases')
      .set({ patient_index: patientIndex })
      .where('id', '=', caseId)
      .execute();
    return noPages;
  } catch (error) {
    if (isUniqueViolation(error, 'cases.patient_index')) throw new Problem('patientHasCase');
    throw error;
  }
}

/** The family sent it: it waits for the desk. Nobody but them sees it yet. */
export function sendToReview(trx: Trx, caseId: string): Promise<PagesToPurge> {
  return takeStep(trx, 'submit', { caseId });
}

/** The desk sent it back before it was ever public. */
export function denyCase(trx: Trx, caseId: string): Promise<PagesToPurge> {
  return takeStep(trx, 'deny', { caseId });
}

/** Raising begins, and everyone may see it. */
export function makePublic(
  trx: Trx,
  { caseId, endsAt }: { caseId: string; endsAt: number },
  now: number,
): Promise<PagesToPurge> {
  return takeStep(trx, 'publish', {
    caseId,
    also: { published_at: now, ends_at: endsAt, quiet_since_day: dayNumberOf(now) + 1 },
  });
}
