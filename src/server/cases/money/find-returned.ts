import type { Database } from '#src/server/db/database.ts';
import { isApplyTimeOverTwoMinutes } from '#src/shared/cases/case-rules.ts';

type Returned = { successRefundAmountInFen: number; isApplyTimeOverTwoMinutes: boolean };

/** Finds how much of a case's gifts went back, and whether that was asked for long enough ago. */
export async function findReturned(db: Database, caseId: string, now: number): Promise<Returned> {
  const row = await db
    .selectFrom('case_refunds')
    .where('case_id', '=', caseId)
    .where('returned_in_fen', '>', 0)
    .select((eb) => [
      eb.cast<number | null>(eb.fn.sum('returned_in_fen'), 'bigint').as('returned_in_fen'),
      eb.fn.min('created_at').as('applied_at'),
    ])
    .executeTakeFirstOrThrow();
  return {
    successRefundAmountInFen: row.returned_in_fen ?? 0,
    isApplyTimeOverTwoMinutes:
      row.applied_at !== null && isApplyTimeOverTwoMinutes(row.applied_at, now),
  };
}
