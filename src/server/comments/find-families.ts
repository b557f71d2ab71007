import { findInNeed } from '#src/server/cases/lists/find-in-need.ts';
import type { Database } from '#src/server/db/database.ts';
import type { CaseCard } from '#src/shared/cases/calls.ts';
import { mostFamilies } from '#src/shared/comments/water/ready-words.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

/** Among so many quiet cases those are looked for that got no ready words of a person yet. */
const looked = 60;

/** Finds families that few people came to, whom a person has sent no ready words yet. */
export async function findFamilies(
  db: Database,
  { userId, locale }: { userId: string; locale: Locale },
  now: number,
): Promise<CaseCard[]> {
  const cards = await findInNeed(db, { size: looked, locale }, now);
  if (cards.length === 0) return [];
  const ids = cards.map(({ infoUuid }) => infoUuid);
  const [sent, own] = await Promise.all([
    db
      .selectFrom('sent_words')
      .select('case_id')
      .where('user_id', '=', userId)
      .where('case_id', 'in', ids)
      .execute(),
    db
      .selectFrom('cases')
      .select('id')
      .where('owner_user_id', '=', userId)
      .where('id', 'in', ids)
      .execute(),
  ]);
  const without = new Set([...sent.map(({ case_id }) => case_id), ...own.map(({ id }) => id)]);
  return cards.filter(({ infoUuid }) => !without.has(infoUuid)).slice(0, mostFamilies.atOnce);
}
