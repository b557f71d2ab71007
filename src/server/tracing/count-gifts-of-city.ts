import { shownSums } from '#src/server/cases/money/shown-fund.ts';
import type { Database } from '#src/server/db/database.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';

/** Counts paid gifts to the public cases of a city. */
export async function countGiftsOfCity(db: Database, city: string): Promise<number> {
  const { donationCount } = await db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .where('city', '=', city)
    .where('status', 'in', publicCaseStatuses)
    .select(shownSums.gifts)
    .executeTakeFirstOrThrow();
  return donationCount;
}
