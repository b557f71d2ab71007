import { caseStateOf } from '#src/server/cases/find-case.ts';
import { isUnquestioned } from '#src/server/cases/lists/is-unquestioned.ts';
import { type CaseRow, selectCards } from '#src/server/cases/lists/select-cases.ts';
import type { Database } from '#src/server/db/database.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Asked = { activityId: string; locale: Locale };

/**
 * Finds the cases of a venue that take part at this moment: reviewed, open to gifts, not doubted,
 * in mourning or in discussion, and not of staff. Two persons chose them, fifty at most.
 */
export async function findEligible(
  db: Database,
  { activityId, locale }: Asked,
  now: number,
): Promise<CaseRow[]> {
  const rows = await selectCards(db, locale)
    .innerJoin('venue_cases', 'venue_cases.case_id', 'cases.id')
    .where('venue_cases.activity_id', '=', activityId)
    .where('published_at', 'is not', null)
    .where('audience', '=', 'public')
    .where(isUnquestioned)
    .execute();
  return rows.filter((row) => canCase('donate', caseStateOf(row), now));
}
