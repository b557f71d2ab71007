import type { Database } from '#src/server/db/database.ts';
import type { AdviserView } from '#src/shared/advisers/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

/** Advisers with these tags are kept and not shown. */
export const hiddenTags: readonly number[] = [2, 3];

/** Those who may be shown: from our own, not resigned, not reported, of no hidden tag. */
function selectShown(db: Database) {
  return db
    .selectFrom('advisers')
    .selectAll()
    .where('origin', '=', 'advisor')
    .where('resigned_at', 'is', null)
    .where('reported_at', 'is', null)
    .where('tag', 'not in', hiddenTags);
}

type Asked = { adviserId: string; locale: Locale };

export async function findAdviser(
  db: Database,
  { adviserId, locale }: Asked,
): Promise<AdviserView | undefined> {
  const row = await selectShown(db).where('id', '=', adviserId).executeTakeFirst();
  return row && viewOf(row, locale);
}

/** The one of a city who helped most families; the city by its name in either language. */
export async function findAdviserOfCity(
  db: Database,
  { city, locale }: { city: string; locale: Locale },
): Promise<AdviserView | undefined> {
  const name = city.replace(/市$/, '');
  const row = await selectShown(db)
    .where(({ or, eb }) => or([eb('city', '=', name), eb('city_en', '=', name)]))
    .orderBy('cases_helped', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && viewOf(row, locale);
}

const mostListed = 60;

export async function findAdvisers(db: Database, locale: Locale): Promise<AdviserView[]> {
  const rows = await selectShown(db)
    .orderBy('cases_helped', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute();
  return rows.map((row) => viewOf(row, locale));
}

type Row = Awaited<ReturnType<ReturnType<typeof selectShown>['executeTakeFirstOrThrow']>>;

function viewOf(row: Row, locale: Locale): AdviserView {
  const own = locale === 'en';
  return {
    adviserId: row.id,
    name: own ? row.name_en : row.name,
    photo: row.photo,
    city: own ? row.city_en : row.city,
    words: own ? row.words_en : row.words,
    casesHelped: row.cases_helped,
    sinceAt: row.since_at,
  };
}
