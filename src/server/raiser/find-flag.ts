import { findRefundStep } from '#src/server/cases/state/find-refund-step.ts';
import type { Database } from '#src/server/db/database.ts';
import { isFoundFalse } from '#src/shared/cases/risk-stop.ts';
import { toldPhase } from '#src/shared/cases/told-phase.ts';
import type { CaseFlag } from '#src/shared/raiser/case-flag.ts';
import type { RaiserCase } from './find-raiser-case.ts';

/**
 * Finds what the platform says against a case; until two more agree that it is false, it is looked
 * into.
 */
export async function findFlag(
  db: Database,
  found: Pick<RaiserCase, 'infoUuid' | 'phase' | 'state' | 'raisedInFen'>,
): Promise<CaseFlag | undefined> {
  const { infoUuid, phase, state, raisedInFen } = found;
  const asked = { caseId: infoUuid, phase, givenInFen: raisedInFen };
  const refund = await findRefundStep(db, asked);
  if (isFoundFalse(refund)) return 'false';
  if (refund?.isFalse) return 'risk';
  const told = toldPhase(phase, state);
  return told === 'risk' || told === 'stopped' ? told : undefined;
}
