import type { Database } from '#src/server/db/database.ts';
import { isBeyond } from '#src/server/platform/keyset.ts';
import type { CaseTab } from '#src/shared/cases/calls.ts';
import type { Position } from './cases-asked.ts';
import { statusOfTab } from './select-cases.ts';

/**
 * No index finds two characters within words, so a search reads case after case. A page of it
 * looks through so many and no more, and its next page goes on where it stopped; else a word that
 * stands nowhere would hold up everyone for as long as all cases take.
 */
export const searchedAtOnce = 20_000;
/** Words that are common fill a page from the first few. */
export const searchSteps = [1000, searchedAtOnce] as const;

type Asked = { tab: CaseTab; after: Position | undefined; count: number };

/** Finds the oldest case that a page of a search reads; undefined when it reaches the end. */
export async function findSearchFloor(
  db: Database,
  { tab, after, count }: Asked,
): Promise<Position | undefined> {
  const rows = await db
    .selectFrom('cases')
    .select(['id', (eb) => eb.ref('published_at').$notNull().as('at')])
    .where('status', '=', statusOfTab(tab))
    .where('published_at', 'is not', null)
    .where((eb) => isBeyond(eb, ['published_at', 'id'], after && [after.at, after.id]))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .offset(count - 1)
    .limit(2)
    .execute();
  return rows.length === 2 ? rows[0] : undefined;
}
