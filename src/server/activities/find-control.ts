import { raisedNowInFen } from '#src/server/cases/money/shown-fund.ts';
import type { Database } from '#src/server/db/database.ts';
import type { CaseGroup } from '#src/shared/activities/case-groups.ts';

type Group = { cases: number; raisedInFen: number };

/** Finds what people gave to the cases of each group since they were taken in, until they left. */
export async function findControl(
  db: Database,
  activityId: string,
): Promise<Record<CaseGroup, Group>> {
  const rows = await db
    .selectFrom('activity_cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'activity_cases.case_id')
    .select(['drawn', 'raised_before_in_fen as beforeInFen'])
    .select((eb) => eb.fn.coalesce('raised_after_in_fen', raisedNowInFen).as('inFen'))
    .where('activity_id', '=', activityId)
    .where('drawn', 'is not', null)
    .execute();
  const groups = { CONTROL: emptyGroup(), MATCHED: emptyGroup() };
  for (const { drawn, beforeInFen, inFen } of rows) {
    if (drawn === null) continue;
    groups[drawn].cases += 1;
    groups[drawn].raisedInFen += inFen - beforeInFen;
  }
  return groups;
}

const emptyGroup = (): Group => ({ cases: 0, raisedInFen: 0 });

/** Finds the same of every activity that draws a lot. */
export async function findControlOf(
  db: Database,
  activities: readonly { activityId: string; controlPercent: number }[],
) {
  const drawn = activities.filter(({ controlPercent }) => controlPercent > 0);
  const found = await Promise.all(
    drawn.map(async ({ activityId }) => [activityId, await findControl(db, activityId)] as const),
  );
  return new Map(found);
}
