import type { Database } from '#src/server/db/database.ts';
import type { AdviserView } from '#src/shared/advisers/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { cityName } from './city-name.ts';
import { findAdviserWords, wordsFor } from './find-adviser-words.ts';
import { casesHelped, openLeads } from './order-advisers.ts';
import { isShownAdviser } from './shown-adviser.ts';

/** Selects those who may be shown: from our own, not resigned, not reported, of no hidden tag. */
function selectShown(db: Database) {
  return db
    .selectFrom('advisers')
    .select(['advisers.id', 'advisers.user_id', 'photo', 'since_at'])
    .select(casesHelped().as('casesHelped'))
    .where(isShownAdviser);
}

type Asked = { adviserId: string; locale: Locale };

export async function findAdviser(
  db: Database,
  { adviserId, locale }: Asked,
): Promise<AdviserView | undefined> {
  const row = await selectShown(db).where('id', '=', adviserId).executeTakeFirst();
  return row && (await viewsOf(db, [row], locale))[0];
}

/**
 * Finds the one of a city whom its next family would come to; the city by its name in any language.
 */
export async function findAdviserOfCity(
  db: Database,
  { city, locale }: { city: string; locale: Locale },
): Promise<AdviserView | undefined> {
  const row = await selectShown(db)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('adviser_cities')
          .select('city')
          .whereRef('adviser_id', '=', 'advisers.id')
          .where('city', '=', cityName(city)),
      ),
    )
    // Who has no desk of leads yet is shown, and called last.
    .orderBy(({ eb }) => eb.case().when('advisers.user_id', 'is', null).then(1).else(0).end())
    .orderBy(openLeads())
    .orderBy('advisers.id')
    .limit(1)
    .executeTakeFirst();
  return row && (await viewsOf(db, [row], locale))[0];
}

const mostListed = 60;

export async function findAdvisers(db: Database, locale: Locale): Promise<AdviserView[]> {
  const rows = await selectShown(db)
    .orderBy('casesHelped', 'desc')
    .orderBy('advisers.id')
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
    casesHelped: Number(row.casesHelped),
    takesCalls: row.user_id !== null,
    sinceAt: row.since_at,
  }));
}
