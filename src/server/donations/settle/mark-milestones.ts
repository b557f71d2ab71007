import type { Trx } from '#src/server/db/database.ts';
import { isNearlyThere, milestonesBetween } from '#src/shared/tracing/milestones.ts';

type Gift = { caseId: string; amountInFen: number; paidAt: number };

/** Notes what parts of its target a case's fund reached by a gift that it already holds. */
export async function markMilestones(
  trx: Trx,
  { caseId, amountInFen, paidAt }: Gift,
): Promise<void> {
  const { raisedInFen, targetInFen } = await trx
    .selectFrom('case_funds')
    .innerJoin('cases', 'cases.id', 'case_funds.case_id')
    .select(['raised_in_fen as raisedInFen', 'target_in_fen as targetInFen'])
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  const before = raisedInFen - amountInFen;
  const nearlyThere = isNearlyThere(raisedInFen, targetInFen);
  if (nearlyThere !== isNearlyThere(before, targetInFen)) {
    await trx
      .updateTable('cases')
      .set({ nearly_there: nearlyThere ? 1 : 0 })
      .where('id', '=', caseId)
      .execute();
  }
  const reached = milestonesBetween({ from: before, to: raisedInFen, targetInFen });
  if (reached.length === 0) return;
  await trx
    .insertInto('case_milestones')
    .values(reached.map((percent) => ({ case_id: caseId, percent, reached_at: paidAt })))
    // A target that was raised is reached twice; the first time counts.
    .onConflict((conflict) => conflict.columns(['case_id', 'percent']).doNothing())
    .execute();
}
