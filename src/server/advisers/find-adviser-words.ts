import type { Selectable } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import type { AdviserWordsTable } from '#src/server/db/schema.ts';
import { defaultLocale, type Locale } from '#src/shared/platform/locale.ts';

type AdviserWords = Pick<Selectable<AdviserWordsTable>, 'name' | 'city' | 'words' | 'contact'>;

/** Finds what is said of each of them in every language it was written in. */
export async function findAdviserWords(
  db: Database,
  adviserIds: readonly string[],
): Promise<Map<string, Partial<Record<Locale, AdviserWords>>>> {
  const rows =
    adviserIds.length === 0
      ? []
      : await db
          .selectFrom('adviser_words')
          .selectAll()
          .where('adviser_id', 'in', adviserIds)
          .execute();
  const byAdviser = Map.groupBy(rows, ({ adviser_id }) => adviser_id);
  return new Map(
    [...byAdviser].map(([adviserId, some]) => [
      adviserId,
      Object.fromEntries(some.map(({ adviser_id, locale, ...said }) => [locale, said])),
    ]),
  );
}

const unsaid: AdviserWords = { name: '', city: '', words: '', contact: '' };

/** Picks those for a reader: of the own language, else of the first, which is always there. */
export function wordsFor(
  written: Partial<Record<Locale, AdviserWords>> | undefined,
  locale: Locale,
): AdviserWords {
  return written?.[locale] ?? written?.[defaultLocale] ?? unsaid;
}
