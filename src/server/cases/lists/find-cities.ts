import type { Database } from '#src/server/db/database.ts';

const maxCities = 400;

/**
 * Finds cities with an open case, in byte order. It walks from city to city along the index
 * instead of reading every case.
 */
export async function findCities(db: Database): Promise<string[]> {
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
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('cases as open')
          .select('open.id')
          .whereRef('open.city', '=', 'walk.city')
          .where('open.status', '=', 'CROWDFUNDING_STATED'),
      ),
    )
    .limit(maxCities)
    .execute();
  return rows.map((row) => row.city);
}
