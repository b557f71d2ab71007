import { named } from '#src/server/activities/name-in.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { addingStatuses } from '#src/shared/activities/activity-statuses.ts';
import { activityTypes, addsToGifts, matchTypes } from '#src/shared/activities/activity-types.ts';
import type { ApplyStatus } from '#src/shared/activities/apply/apply-status.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { MatchingDoor } from '#src/shared/raiser/centre-links.ts';

const shown = 10;

/** Selects matching that others may still join: it is neither over nor frozen. */
export function selectJoinable(db: Database | Trx, now: number) {
  return db
    .selectFrom('activities')
    .select(['activities.id as activityId', 'name', 'names', 'sponsor'])
    .select('starts_at as startsAt')
    .select(['ends_at as endsAt', 'control_percent as controlPercent'])
    .where('type', 'in', [...matchTypes])
    .where('status', 'in', ['UNSTART', 'PAUSE', ...addingStatuses])
    .where('ends_at', '>', now);
}

/**
 * Finds what a family may ask to take part in, with where its wish stands; nothing while it takes
 * part.
 */
export async function findJoinable(
  db: Database,
  { caseId, locale }: { caseId: string; locale: Locale },
  now: number,
) {
  if (await isInActivity(db, { caseId })) return [];
  const activities = await selectJoinable(db, now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('activity_cases')
            .select('case_id')
            .whereRef('activity_cases.activity_id', '=', 'activities.id')
            .where('case_id', '=', caseId),
        ),
      ),
    )
    .orderBy('approved_at', 'desc')
    .orderBy('activities.id', 'desc')
    .limit(shown)
    .execute();
  const asked = await db
    .selectFrom('activity_applications')
    .select(['activity_id as activityId', 'status', 'words'])
    .where('case_id', '=', caseId)
    .orderBy('applied_at')
    .execute();
  const newest = new Map(asked.map((one) => [one.activityId, one]));
  return activities.map((activity) => {
    const { status = 'DEFAULT', words = '' } = newest.get(activity.activityId) ?? {};
    return { ...named(activity, locale), applyStatus: status as ApplyStatus, words };
  });
}

/**
 * Is or was the case in an activity that adds to gifts, or could its family, if it may, ask to be in
 * one? What a newcomer directed to it is no gift matched.
 */
export async function findMatchingDoor(
  db: Database,
  { caseId, mayAsk }: { caseId: string; mayAsk: boolean },
  now: number,
): Promise<MatchingDoor | undefined> {
  const was = await db
    .selectFrom('activity_cases')
    .innerJoin('activities', 'activities.id', 'activity_id')
    .select('adds_to_gifts as addsToGifts')
    .where('case_id', '=', caseId)
    .where('type', 'in', activityTypes.filter(addsToGifts))
    .orderBy('adds_to_gifts', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (was?.addsToGifts === 1) return 'taken';
  const open = mayAsk && (await selectJoinable(db, now).limit(1).executeTakeFirst());
  return open ? 'open' : was && 'taken';
}

/**
 * Is the case in one of any kind that adds to gifts, and is not over; or in this one, in its
 * control group too?
 */
export async function isInActivity(
  db: Database | Trx,
  { caseId, activityId = '' }: { caseId: string; activityId?: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('activity_cases')
    .select('activity_id')
    .where('case_id', '=', caseId)
    .where((eb) => eb.or([eb('adds_to_gifts', '=', 1), eb('activity_id', '=', activityId)]))
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
