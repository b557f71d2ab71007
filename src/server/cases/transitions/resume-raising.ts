import type { Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { PagesToPurge } from './pages-of-case.ts';
import { takeStep } from './take-step.ts';

type Resumed = {
  caseId: string;
  patientIndex: string | null;
  /** A death told in error, or a stop that others of the staff lift. */
  by: 'resume' | 'liftStop';
};

/** Raising goes on as if it had not ended, unless another case of the patient is open by now. */
export async function resumeRaising(
  trx: Trx,
  { caseId, patientIndex, by }: Resumed,
): Promise<PagesToPurge> {
  try {
    return await takeStep(trx, by, {
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
