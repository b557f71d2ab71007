import type { Database } from '#src/server/db/database.ts';
import type { AdviserView } from '#src/shared/advisers/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { cityName } from './city-name.ts';
import { findAdviserWords, wordsFor } from './find-adviser-words.ts';

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
  return row && (await viewsOf(db, [row], locale))[0];
}

/** The one of a city who helped most families; the city by its name in any language. */
export async function findAdviserOfCity(
  db: Database,
  { city, locale }: { city: string; locale: Locale },
): Promise<AdviserView | undefined> {
  const row = await selectShown(db)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('adviser_words')
          .select('locale')
          .whereRef('adviser_id', '=', 'advisers.id')
          .where('city', '=', cityName(city)),
      ),
    )
    .orderBy('cases_helped', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && (await viewsOf(db, [row], locale))[0];
}

const mostListed = 60;

export async function findAdvisers(db: Database, locale: Locale): Promise<AdviserView[]> {
  const rows = await selectShown(db)
    .orderBy('cases_helped', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute();
  return viewsOf(db, rows, locale);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectShown>['executeTakeFirstOrThrow']>>;

async function viewsOf(db: Database, rows: readonly Row[], locale: Locale): Promise<AdviserView[]> {
  const written = await findAdviserWords(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    adviserId: row.id,
    ...wordsFor(written.get(row.id), locale),
    photo: row.photo,
    casesHelped: row.cases_helped,
    sinceAt: row.since_at,
  }));
}
