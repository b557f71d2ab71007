import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { nameRows } from './name-rows.ts';

type Row = Parameters<typeof nameRows>[1]['rows'][number] & { caseId: string | null };

/** Answers rows of the trail as staff read them: names for their ids, and titles of their cases. */
export async function tellRows<R extends Row>(
  db: Database,
  { rows, locale }: { rows: readonly R[]; locale: Locale },
) {
  const ids = [...new Set(rows.flatMap(({ caseId }) => caseId ?? []))];
  const [named, titles] = await Promise.all([
    nameRows(db, { rows, locale }),
    findTitles(db, { ids, locale }),
  ]);
  return named.map((row) => ({ ...row, caseTitle: titles.get(row.caseId ?? '') }));
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
