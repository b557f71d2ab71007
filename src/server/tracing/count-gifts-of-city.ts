import type { Database } from '#src/server/db/database.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';

/** Paid gifts to the public cases of a city. */
export async function countGiftsOfCity(db: Database, city: string): Promise<number> {
  const { count } = await db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .where('city', '=', city)
    .where('status', 'in', publicCaseStatuses)
    .select((eb) =>
      eb.cast<number | null>(eb.fn.sum('case_funds.donation_count'), 'bigint').as('count'),
    )
    .executeTakeFirstOrThrow();
  return count ?? 0;
}
