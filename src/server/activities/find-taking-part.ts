import { cardsOf } from '#src/server/cases/lists/case-cards.ts';
import { isUnquestioned } from '#src/server/cases/lists/is-unquestioned.ts';
import { selectCards } from '#src/server/cases/lists/select-cases.ts';
import type { Database } from '#src/server/db/database.ts';
import type { CaseCard } from '#src/shared/cases/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Asked = { activityId: string; locale: Locale };

const most = 50;

/** Finds the cases of an activity as everyone may see them, less those that a lot left out. */
export async function findTakingPart(
  db: Database,
  { activityId, locale }: Asked,
  now: number,
): Promise<CaseCard[]> {
  const rows = await selectCards(db, locale)
    .innerJoin('activity_cases', 'activity_cases.case_id', 'cases.id')
    .where('activity_cases.activity_id', '=', activityId)
    .where((eb) => eb.or([eb('drawn', 'is', null), eb('drawn', '=', 'MATCHED')]))
    .where('published_at', 'is not', null)
    .where(isUnquestioned)
    // Numbers are of chance, so nobody chose who stands first.
    .orderBy('cases.id')
    .limit(most)
    .execute();
  return cardsOf(db, { rows, locale }, now);
}
