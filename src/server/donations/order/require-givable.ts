import { findCaseState } from '#src/server/cases/state/case-state.ts';
import type { Trx } from '#src/server/db/database.ts';
import { canCase, isFilled } from '#src/shared/cases/case-actions.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import type { FieldProblem } from '#src/shared/contract/field-problem.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { minDonationInFen } from '#src/shared/donations/amounts.ts';

export function requireGiftAmount(amountInFen: number, maxInFen: number): void {
  const refuse = (problem: FieldProblem) => {
    throw new Problem('inputInvalid', { fields: { amountInFen: problem } });
  };
  if (amountInFen < minDonationInFen) refuse('amountTooSmall');
  if (amountInFen > maxInFen) refuse('amountTooLarge');
}

/** A case that is not public is as good as absent. */
export async function requireOpenCase(trx: Trx, caseId: string, now: number): Promise<void> {
  const state = await findCaseState(trx, caseId);
  const isPublic = state && (publicCaseStatuses as readonly string[]).includes(state.status);
  if (!isPublic) throw new Problem('notFound');
  if (canCase('donate', state, now)) return;
  throw new Problem(isFilled(state, now) ? 'caseFilled' : 'caseNotOpen');
}
