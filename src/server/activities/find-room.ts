import { shownFund } from '#src/server/cases/money/shown-fund.ts';
import { findOpenDiscussion } from '#src/server/cases/state/find-open-discussion.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { type CaseState, phaseOf } from '#src/shared/cases/case-actions.ts';

/**
 * Finds what may stand beside a gift in a case: nothing where the case is doubted, in mourning, in
 * discussion or over, and nothing beyond what it needs.
 */
export async function findRoom(
  db: Database | Trx,
  { caseId, giftInFen }: { caseId: string; giftInFen: number },
  now: number,
): Promise<number> {
  const row = await db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .select(['status', 'display_status as displayStatus', 'end_reason as endReason'])
    .select(['finish_text as finishText', 'ends_at as endsAt', 'mourning_at as mourningAt'])
    .select(['filled_at as filledAt', 'put_away_at as putAwayAt', 'surplus_use as surplusUse'])
    .select(['target_in_fen as targetInFen', 'gap_in_fen as gapInFen'])
    .select([shownFund.raised, shownFund.matched])
    .where('cases.id', '=', caseId)
    .executeTakeFirstOrThrow();
  const state: CaseState = row;
  if (phaseOf(state, now) !== 'raising' || state.mourningAt !== null) return 0;
  if (await findOpenDiscussion(db, caseId)) return 0;
  const most = row.surplusUse === null ? row.targetInFen : row.gapInFen;
  if (most === null) return Number.MAX_SAFE_INTEGER;
  return Math.max(most - row.raisedInFen - giftInFen - row.matchedInFen, 0);
}
