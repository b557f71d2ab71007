import { type Expression, sql } from 'kysely';
import type { Database, Trx } from '#src/server/db/database.ts';
import type { Telling } from '#src/shared/cases/telling.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

/** This is more than any story is told in; a limit, so that nothing is read without one. */
const mostTellings = 10;

export async function findTellings(db: Database | Trx, caseId: string): Promise<Telling[]> {
  return db
    .selectFrom('case_tellings')
    .select(['language', 'title', 'content', 'told_by as toldBy'])
    .where('case_id', '=', caseId)
    .orderBy('language')
    .limit(mostTellings)
    .execute();
}

/**
 * Answers the title of a row of `cases` in the reader's language where it is told in it, else as
 * written.
 */
export function titleIn(locale: Locale | Expression<Locale>) {
  return sql<string>`coalesce((select told.title from case_tellings told
    where told.case_id = cases.id and told.language = ${locale}), cases.title)`;
}
