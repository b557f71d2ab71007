import { clearRisk } from '#src/server/cases/transitions/flag-case.ts';
import type { PagesToPurge } from '#src/server/cases/transitions/pages-of-case.ts';
import { liftStop } from '#src/server/cases/transitions/resume-raising.ts';
import type { Trx } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { CaseStanding } from '#src/shared/cases/case-steps.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Asked = { caseId: string; staffUserId: string };

/**
 * Nobody who stopped it lifts it, as its family was promised: the case stands as it stood before,
 * and without a doubt.
 */
export async function liftStopByOther(
  trx: Trx,
  { caseId, staffUserId }: Asked,
): Promise<PagesToPurge> {
  const stops = await trx
    .selectFrom('audit_trail')
    .select(['staff_user_id', 'detail'])
    .where('case_id', '=', caseId)
    .where('act', '=', 'stopCase')
    .orderBy('position', 'desc')
    .execute();
  if (stops.some((stop) => stop.staff_user_id === staffUserId)) throw new Problem('ownTask');
  const { stoodAs = 'CROWDFUNDING_STATED' } = fromJson<{ stoodAs?: CaseStanding }>(
    stops[0]?.detail ?? '{}',
  );
  const { patient_index: patientIndex } = await trx
    .selectFrom('cases')
    .select('patient_index')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  await clearRisk(trx, caseId);
  return liftStop(trx, { caseId, patientIndex, to: stoodAs });
}
