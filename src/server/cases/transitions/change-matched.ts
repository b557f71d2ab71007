import type { Trx } from '#src/server/db/database.ts';

/**
 * What a case shows as matched changes in this way only: what sponsors put beside its gifts, less
 * what went back with one. It is never raised. The caller holds the case's fund.
 */
export async function changeMatched(
  trx: Trx,
  { caseId, amountInFen }: { caseId: string; amountInFen: number },
): Promise<void> {
  await trx
    .updateTable('case_funds')
    .set((eb) => ({ matched_in_fen: eb('matched_in_fen', '+', amountInFen) }))
    .where('case_id', '=', caseId)
    .execute();
}
