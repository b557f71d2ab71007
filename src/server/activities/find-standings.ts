import type { Database } from '#src/server/db/database.ts';
import { isAdding } from '#src/shared/activities/activity-statuses.ts';
import { type MatchStanding, matchStandingOf } from '#src/shared/activities/match-standing.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { type ActivityAccount, findActivities } from './find-activities.ts';
import { requireCaseSum } from './find-case-sum.ts';
import { findRoom } from './find-room.ts';
import { findRule } from './rules/find-rule.ts';

type Asked = ({ activityIds: readonly string[] } | { caseId: string }) & { locale: Locale };

export type ActivityStanding = ActivityAccount & {
  standing: MatchStanding;
  /** This is what the case has of it; null where none was named. */
  caseInFen: number | null;
  /** This is what it can still match at most. */
  openInFen: number;
};

/**
 * Finds activities with where each stands at this moment, for a case that must exist or by itself.
 */
export async function findStandings(
  db: Database,
  asked: Asked,
  now: number,
): Promise<ActivityStanding[]> {
  const standings: ActivityStanding[] = [];
  const roomInFen = 'caseId' in asked ? await findRoom(db, { ...asked, giftInFen: 0 }, now) : 0;
  for (const account of await findActivities(db, asked)) {
    const { activityId, activityType: type, status, startsAt, endsAt } = account;
    const { leftInFen: poolInFen } = account;
    const rule = await findRule(db, { activityId, type }, Math.max(now, startsAt));
    if (!rule) throw new Error(`Activity ${activityId} has no rule.`);
    const caseInFen =
      'caseId' in asked ? await requireCaseSum(db, { activityId, caseId: asked.caseId }) : null;
    const runs = isAdding(status) && startsAt <= now && now < endsAt;
    const left = matchStandingOf({
      ...{ runs, poolInFen },
      ...(caseInFen === null
        ? {}
        : { ofCase: { underCapInFen: rule.perCaseInFen - caseInFen, roomInFen } }),
    });
    standings.push({ ...account, ...left, rule, caseInFen } as ActivityStanding);
  }
  return standings;
}
