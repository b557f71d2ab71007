import type { Database } from '#src/server/db/database.ts';
import type { PlatformTotals } from '#src/shared/cases/case-detail.ts';

/** What was given on the whole platform, and to how many families: the sum of all cases' funds. */
export async function findPlatformTotals(db: Database): Promise<PlatformTotals> {
  const row = await db
    .selectFrom('case_funds')
    .where('donation_count', '>', 0)
    .select((eb) => [
      eb.cast<number | null>(eb.fn.sum('raised_in_fen'), 'bigint').as('raised_in_fen'),
      eb.cast<number | null>(eb.fn.sum('donation_count'), 'bigint').as('donation_count'),
      eb.cast<number>(eb.fn.countAll(), 'bigint').as('case_count'),
    ])
    .executeTakeFirstOrThrow();
  return {
    raisedInFen: row.raised_in_fen ?? 0,
    donationCount: row.donation_count ?? 0,
    caseCount: row.case_count,
  };
}
