import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';

const maxCities = 400;

/**
 * Cities with an open case, in byte order. Walks from city to city along the index instead of
 * reading every case.
 */
export async function findCities(db: Database): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`
    with recursive walk (city) as (
      select min(city) from cases
      union all
      select (select min(next.city) from cases as next where next.city > walk.city)
      from walk where walk.city is not null
    )
    select city from walk
    where city is not null and exists (
      select 1 from cases as open
      where open.city = walk.city and open.status = 'CROWDFUNDING_STATED'
    )
    limit ${maxCities}`.execute(db);
  return rows.map((row) => row.city);
}
