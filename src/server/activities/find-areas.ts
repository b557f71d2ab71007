import type { Database } from '#src/server/db/database.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';

type Area = { area: string | null; caseCount: number; matchedInFen: number };

/**
 * Finds what an activity gave, by the province that its appeals name on their own pages. Those that
 * got nothing are in no area, and those that are not public now are counted together, under none.
 */
export async function findAreas(db: Database, activityId: string): Promise<Area[]> {
  const isPublic = (status: string) => (publicCaseStatuses as readonly string[]).includes(status);
  const rows = await db
    .selectFrom('activity_cases')
    .innerJoin('cases', 'cases.id', 'activity_cases.case_id')
    .select(['province', 'status', 'matched_in_fen as matchedInFen'])
    .where('activity_id', '=', activityId)
    .where('matched_in_fen', '>', 0)
    .execute();
  const areas = new Map<string | null, Area>();
  for (const { province, status, matchedInFen } of rows) {
    const area = isPublic(status) && province !== '' ? province : null;
    const before = areas.get(area) ?? { area, caseCount: 0, matchedInFen: 0 };
    areas.set(area, {
      ...{ area, caseCount: before.caseCount + 1 },
      matchedInFen: before.matchedInFen + matchedInFen,
    });
  }
  return [...areas.values()].sort(
    (one, other) =>
      other.matchedInFen - one.matchedInFen || (one.area ?? '~').localeCompare(other.area ?? '~'),
  );
}
