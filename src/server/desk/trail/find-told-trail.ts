import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { findTrail } from '#src/server/review/find-trail.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { nameRows } from './name-rows.ts';

type Asked = Parameters<typeof findTrail>[1] & {
  /** Of the reader, who reads names and titles in it. */
  locale: Locale;
};

/** The trail as staff read it: with names for its ids, and the titles of the cases it is about. */
export async function findToldTrail(db: Database, { locale, ...asked }: Asked) {
  const page = await findTrail(db, asked);
  const ids = [...new Set(page.list.flatMap(({ caseId }) => caseId ?? []))];
  const [named, titles] = await Promise.all([
    nameRows(db, { rows: page.list, locale }),
    findTitles(db, { ids, locale }),
  ]);
  const list = named.map((row) => ({ ...row, caseTitle: titles.get(row.caseId ?? '') }));
  return { ...page, list };
}

async function findTitles(
  db: Database,
  { ids, locale }: { ids: readonly string[]; locale: Locale },
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('cases')
    .select(['cases.id', titleIn(locale).as('title')])
    .where('cases.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
