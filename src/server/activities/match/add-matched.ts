import type { Trx } from '#src/server/db/database.ts';

type Matched = { activityId: string; caseId: string; amountInFen: number };

/** Writes what a case has of an activity, more or less; the caller holds the activity. */
export async function addMatched(
  trx: Trx,
  { activityId, caseId, amountInFen }: Matched,
): Promise<void> {
  await trx
    .updateTable('activity_cases')
    .set((eb) => ({ matched_in_fen: eb('matched_in_fen', '+', amountInFen) }))
    .where('activity_id', '=', activityId)
    .where('case_id', '=', caseId)
    .execute();
}
