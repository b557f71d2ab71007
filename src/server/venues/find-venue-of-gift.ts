import type { Trx } from '#src/server/db/database.ts';

type Asked = { activityId: string; infoUuid: string };
type Through = { activity_id?: string; sub_activity_id?: string };

/**
 * Finds the venue that a gift is given through, and the sub-venue where it was one's page. Of a
 * link that names none, or one that does not run or has not this case, nothing is kept: it stops no
 * gift.
 */
export async function findVenueOfGift(
  trx: Trx,
  { activityId: asked, infoUuid }: Asked,
  now: number,
): Promise<Through> {
  if (asked === '') return {};
  const sub = await trx
    .selectFrom('sub_venues')
    .select('activity_id as activityId')
    .where('id', '=', asked)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  const activityId = sub?.activityId ?? asked;
  const running = await trx
    .selectFrom('venue_cases')
    .innerJoin('activities', 'activities.id', 'venue_cases.activity_id')
    .select('activities.id')
    .where('venue_cases.activity_id', '=', activityId)
    .where('venue_cases.case_id', '=', infoUuid)
    .where('activities.status', '=', 'APPROVE')
    .where('activities.starts_at', '<=', now)
    .where('activities.ends_at', '>', now)
    .executeTakeFirst();
  if (!running) return {};
  return { activity_id: activityId, ...(sub ? { sub_activity_id: asked } : {}) };
}
