import type { Database } from '#src/server/db/database.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';

export type PlatformTotals = { raisedInFen: number; donationCount: number; caseCount: number };

/** What was given on the whole platform: the sum of its public cases' funds. */
export async function findPlatformTotals(db: Database): Promise<PlatformTotals> {
  const row = await db
    .selectFrom('case_funds')
    .innerJoin('cases', 'cases.id', 'case_funds.case_id')
    .where('cases.status', 'in', publicCaseStatuses)
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
