import type { Database } from '#src/server/db/database.ts';
import type { CaseCard } from '#src/shared/cases/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { cardsOf } from './case-cards.ts';
import { type CaseRow, selectCases } from './select-cases.ts';

/** This is how many of the newest open cases are compared. */
export const comparedInNeed = 200;

type Asked = { size: number; locale: Locale };
type CaseInNeed = CaseCard & { verificationCount: number; shareCount: number };

/**
 * Finds, of the newest cases that still take gifts, those that fewest people verified, then fewest
 * passed on.
 */
export async function findInNeed(
  db: Database,
  { size, locale }: Asked,
  now: number,
): Promise<CaseInNeed[]> {
  const unfiltered = { tab: 'newest', illness: '', city: '', keyword: '', locale } as const;
  const rows = await selectCases(db, unfiltered, now)
    .select('share_count')
    .where('filled_at', 'is', null)
    .orderBy('published_at', 'desc')
    .orderBy('cases.id', 'desc')
    .limit(comparedInNeed)
    .execute();
  const verified = await countVerifications(db, rows);
  const inNeed = rows
    .map((row) => ({ row, verificationCount: verified.get(row.id) ?? 0 }))
    .sort(
      (a, b) => a.verificationCount - b.verificationCount || a.row.share_count - b.row.share_count,
    )
    .slice(0, size);
  const cards = await cardsOf(db, { rows: inNeed.map(({ row }) => row), locale }, now);
  return inNeed.flatMap(({ row, verificationCount }, at) => {
    const card = cards[at];
    return card ? [{ ...card, verificationCount, shareCount: row.share_count }] : [];
  });
}

async function countVerifications(db: Database, rows: readonly CaseRow[]) {
  if (rows.length === 0) return new Map<string, number>();
  const counts = await db
    .selectFrom('verifications')
    .select((eb) => ['case_id', eb.cast<number>(eb.fn.countAll(), 'bigint').as('count')])
    .where(
      'case_id',
      'in',
      rows.map((row) => row.id),
    )
    .where('counted_at', 'is not', null)
    .where('hidden_at', 'is', null)
    .groupBy('case_id')
    .execute();
  return new Map(counts.map((row) => [row.case_id, row.count]));
}
