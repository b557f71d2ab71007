import { nameIn } from '#src/server/activities/name-in.ts';
import { findFreePool } from '#src/server/activities/promises/find-free-pool.ts';
import { findRule } from '#src/server/activities/rules/find-rule.ts';
import { isPublicCase } from '#src/server/cases/is-public-case.ts';
import type { Database } from '#src/server/db/database.ts';
import { isAdding } from '#src/shared/activities/activity-statuses.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Asked = { activityId: string; caseId: string };
type Read = Asked & { locale: Locale };

/** Finds the same of a public case, where there has to be one. */
export async function getShareActivity(db: Database, asked: Read, now: number) {
  const isPublic = await isPublicCase(db, asked.caseId);
  const found = isPublic ? await findShareActivity(db, asked, now) : undefined;
  if (!found) throw new Problem('notFound');
  return found;
}

/**
 * Finds the activity that adds to shares of a case: the one that is named, or the newest where a
 * venue is that gathers the case. Answers undefined where there is none.
 */
async function findShareActivity(
  db: Database,
  { activityId: asked, caseId, locale }: Read,
  now: number,
) {
  const row = await db
    .selectFrom('activity_cases')
    .innerJoin('activities', 'activities.id', 'activity_cases.activity_id')
    .select(['activities.id as activityId', 'name', 'names', 'sponsor', 'status'])
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .where('activities.type', '=', 'matchingShare')
    .where('activity_cases.case_id', '=', caseId)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('activities.id', '=', asked),
        exists(
          selectFrom('venue_cases')
            .select('venue_cases.case_id')
            .where('venue_cases.activity_id', '=', asked)
            .where('venue_cases.case_id', '=', caseId),
        ),
      ]),
    )
    .orderBy('approved_at', 'desc')
    .orderBy('activities.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { activityId, startsAt } = row;
  const ofShares = { activityId, type: 'matchingShare' } as const;
  const rule = await findRule(db, ofShares, Math.max(now, startsAt));
  if (!rule) throw new Error(`Activity ${activityId} has no rule.`);
  const leftInFen = await findFreePool(db, activityId);
  const inTime = isAdding(row.status) && startsAt <= now && now < row.endsAt;
  const running = inTime && rule.perShareInFen > 0 && leftInFen >= rule.perShareInFen;
  const { sponsor } = row;
  return { activityId, name: nameIn(row, locale), sponsor, running, leftInFen, rule };
}

/**
 * Finds what shares brought a case of an activity, whatever went back since, and how many of them
 * did.
 */
export async function findBroughtByShares(db: Database, { activityId, caseId }: Asked) {
  const { shares, inFen } = await db
    .selectFrom('share_subsidies')
    .innerJoin('activity_grants', 'activity_grants.cause', 'share_subsidies.cause')
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'bigint').as('shares'),
      eb.cast<number | null>(eb.fn.sum('activity_grants.amount_in_fen'), 'bigint').as('inFen'),
    ])
    .where('share_subsidies.activity_id', '=', activityId)
    .where('share_subsidies.case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  return { shares, usedInFen: inFen ?? 0 };
}
