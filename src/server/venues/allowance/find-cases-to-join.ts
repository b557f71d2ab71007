import type { Database } from '#src/server/db/database.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/** Finds the cases of a venue that people may give to, for the pool of its newcomers. */
export async function findCasesToJoin(db: Database, venueId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('venue_cases')
    .innerJoin('cases', 'cases.id', 'venue_cases.case_id')
    .select('cases.id')
    .where('venue_cases.activity_id', '=', venueId)
    .where('cases.status', 'in', [...publicCaseStatuses])
    .orderBy('cases.id')
    .execute();
  if (rows.length === 0) {
    throw new Problem('inputInvalid', { fields: { venueId: 'unknown' } });
  }
  return rows.map(({ id }) => id);
}
