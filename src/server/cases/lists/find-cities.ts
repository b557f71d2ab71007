import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import type { CaseTab } from '#src/shared/cases/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { selectCases } from './select-cases.ts';

const maxCities = 400;

type Asked = { tab: CaseTab; locale: Locale };

/**
 * Finds cities with a case under the tab, in byte order. It walks from city to city along the index
 * instead of reading every case.
 */
export async function findCities(db: Database, asked: Asked, now: number): Promise<string[]> {
  const listed = selectCases(db, { ...asked, illness: '', city: '', keyword: '' }, now);
  const rows = await db
    .withRecursive('walk(city)', (walk) =>
      walk
        .selectFrom('cases')
        .select((eb) => eb.fn.min<string | null>('city').as('city'))
        .unionAll(
          walk
            .selectFrom('walk')
            .select((eb) =>
              eb
                .selectFrom('cases as following')
                .select((inner) => inner.fn.min<string | null>('following.city').as('city'))
                .whereRef('following.city', '>', 'walk.city')
                .as('city'),
            )
            .where('walk.city', 'is not', null),
        ),
    )
    .selectFrom('walk')
    .select((eb) => eb.ref('walk.city').$notNull().as('city'))
    .where('walk.city', 'is not', null)
    .where((eb) => eb.exists(listed.where('cases.city', '=', sql.ref<string>('walk.city'))))
    .limit(maxCities)
    .execute();
  return rows.map((row) => row.city);
}
