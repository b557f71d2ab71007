import type { Database } from '#src/server/db/database.ts';

const twoMinutesMs = 120_000;

/** Finds what has gone back to the donors of a case, refund by refund; from their release on. */
export async function findCaseRefundMessages(db: Database, caseId: string, now: number) {
  const rows = await db
    .selectFrom('case_refunds')
    .select(['returned_in_fen', 'created_at'])
    .where('case_id', '=', caseId)
    .where('kind', '<>', 'grace')
    .where('released_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    successRefundAmountInFen: row.returned_in_fen,
    isApplyTimeOverTwoMinutes: now - row.created_at > twoMinutesMs,
  }));
}
