import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { findTrail } from '#src/server/review/find-trail.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Asked = Parameters<typeof findTrail>[1] & { locale: Locale };

/** The trail with the titles of the cases it is about, in the reader's language. */
export async function findTitledTrail(db: Database, asked: Asked) {
  const { locale } = asked;
  const page = await findTrail(db, asked);
  const ids = page.list.flatMap(({ caseId }) => caseId ?? []);
  const titles = ids.length === 0 ? new Map<string, string>() : await findTitles(db, ids, locale);
  const titled = page.list.map((row) => ({ ...row, caseTitle: titles.get(row.caseId ?? '') }));
  return { ...page, list: titled };
}

async function findTitles(db: Database, ids: readonly string[], locale: Locale) {
  const rows = await db
    .selectFrom('cases')
    .select(['cases.id', titleIn(locale).as('title')])
    .where('cases.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
