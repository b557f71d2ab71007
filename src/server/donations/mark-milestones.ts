import { milestonesBetween } from '#src/shared/tracing/milestones.ts';
import type { Trx } from '../db/database.ts';

type Gift = { caseId: string; amountInFen: number; paidAt: number };

/** Notes which parts of its target a case's fund reached by a gift that it already holds. */
export async function markMilestones(
  trx: Trx,
  { caseId, amountInFen, paidAt }: Gift,
): Promise<void> {
  const { raised_in_fen: raisedInFen, target_in_fen: targetInFen } = await trx
    .selectFrom('case_funds')
    .innerJoin('cases', 'cases.id', 'case_funds.case_id')
    .select(['raised_in_fen', 'target_in_fen'])
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  const reached = milestonesBetween({ from: raisedInFen - amountInFen, to: raisedInFen, targetInFen });
  if (reached.length === 0) return;
  await trx
    .insertInto('case_milestones')
    .values(reached.map((percent) => ({ case_id: caseId, percent, reached_at: paidAt })))
    // A target that was raised is reached twice; the first time counts.
    .onConflict((conflict) => conflict.columns(['case_id', 'percent']).doNothing())
    .execute();
}
