import type { Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { type PagesToPurge, pagesOfCase } from './pages-of-case.ts';
import { takeStep } from './take-step.ts';

/** A death was told: raising ends at once. The page says why only when staff confirmed it. */
export async function noteMourning(
  trx: Trx,
  { caseId, isRaising }: { caseId: string; isRaising: boolean },
  now: number,
): Promise<PagesToPurge> {
  const also = { mourning_at: now, mourning_ended: isRaising ? 1 : 0 } as const;
  if (isRaising) {
    return takeStep(trx, 'end', {
      caseId,
      to: 'endedEarly',
      also: { ...also, finished_at: now },
    });
  }
  await trx.updateTable('cases').set(also).where('id', '=', caseId).execute();
  return pagesOfCase(caseId);
}

/** Staff confirmed it. */
export async function showMourning(trx: Trx, caseId: string, now: number): Promise<PagesToPurge> {
  await trx.updateTable('cases').set({ mourning_shown_at: now }).where('id', '=', caseId).execute();
  return pagesOfCase(caseId);
}

/** It was said in error. */
export async function takeMourningBack(trx: Trx, caseId: string): Promise<PagesToPurge> {
  await trx
    .updateTable('cases')
    .set({ mourning_at: null, mourning_ended: 0 })
    .where('id', '=', caseId)
    .execute();
  return pagesOfCase(caseId);
}

type Resumed = { caseId: string; patientIndex: string | null };

/** Raising goes on as if it had not ended, unless another case of the patient is open by now. */
export async function resumeRaising(
  trx: Trx,
  { caseId, patientIndex }: Resumed,
): Promise<PagesToPurge> {
  try {
    return await takeStep(trx, 'resume', {
      caseId,
      also: { finished_at: null },
      only: ({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('cases as others')
              .select('others.id')
              .where('others.patient_index', '=', patientIndex)
              .where('others.status', '<>', 'FINISHED')
              .where('others.id', '<>', caseId),
          ),
        ),
    });
  } catch (error) {
    // The patient's other case was sent at this moment; deciding again sees it.
    if (isUniqueViolation(error, 'cases.patient_index')) throw new Problem('taskChanged');
    throw error;
  }
}
