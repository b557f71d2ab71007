import { findCaseState } from '#src/server/cases/state/case-state.ts';
import type { Trx } from '#src/server/db/database.ts';
import { canCase, isFilled } from '#src/shared/cases/case-actions.ts';

/**
 * Tells whether a family takes a gift now: `caseOver` and `caseFilled` end what is given to it by
 * the month, `caseRests` only leaves a month out.
 */
export async function findFamilyStop(
  trx: Trx,
  caseId: string,
  now: number,
): Promise<'caseOver' | 'caseFilled' | 'caseRests' | undefined> {
  const state = await findCaseState(trx, caseId);
  if (!state || state.status === 'FINISHED' || state.mourningAt !== null) return 'caseOver';
  if (isFilled(state, now)) return 'caseFilled';
  if (canCase('donate', state, now)) return undefined;
  return state.endsAt !== null && state.endsAt <= now ? 'caseOver' : 'caseRests';
}
