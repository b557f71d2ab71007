import type { Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import type { CaseStanding } from '#src/shared/cases/case-steps.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { PagesToPurge } from './pages-of-case.ts';
import { takeStep } from './take-step.ts';

type Resumed = { caseId: string; patientIndex: string | null };
const raising = 'CROWDFUNDING_STATED' satisfies CaseStanding;

/** Raising goes on as if it had not ended, unless another case of the patient is open by now. */
export const resumeRaising = (trx: Trx, resumed: Resumed): Promise<PagesToPurge> =>
  openAgain(trx, 'resume', resumed);

/** It stands as before it was stopped; where it raised, it does so again on the same terms. */
export function liftStop(
  trx: Trx,
  { to, ...resumed }: Resumed & { to: CaseStanding },
): Promise<PagesToPurge> {
  if (to === raising) return openAgain(trx, 'liftStop', resumed);
  return takeStep(trx, 'liftStop', { caseId: resumed.caseId, to });
}

async function openAgain(
  trx: Trx,
  step: 'resume' | 'liftStop',
  { caseId, patientIndex }: Resumed,
): Promise<PagesToPurge> {
  try {
    return await takeStep(trx, step, {
      caseId,
      to: raising,
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
