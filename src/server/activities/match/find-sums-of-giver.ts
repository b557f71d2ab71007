import type { Trx } from '#src/server/db/database.ts';
import type { MatchType } from '#src/shared/activities/activity-types.ts';
import { dayMs, dayOf, startOfDay } from '#src/shared/platform/china-days.ts';

type Giver = {
  type: MatchType;
  userId: string;
  caseId: string;
  activityId: string;
  paidAt: number;
};

/**
 * Finds what a person gave to a case, today or ever, and got for it; and what the person's gifts of
 * today got of the activity. Gifts that were taken back are none; what was granted to a person
 * stays granted for that day.
 */
export async function findSumsOfGiver(
  trx: Trx,
  { type, userId, caseId, activityId, paidAt }: Giver,
) {
  const day = dayOf(paidAt);
  const startAt = startOfDay(day);
  // What was paid before may be booked after, so that of a drop every day is asked for.
  const isOfDay = type !== 'waterHelp';
  const given = await trx
    .selectFrom('donations')
    .leftJoin('activity_grants', (join) =>
      join
        .onRef('activity_grants.order_id', '=', 'donations.id')
        .on('activity_grants.activity_id', '=', activityId),
    )
    .select((eb) => [
      eb.cast<number>(eb.fn.sum('donations.amount_in_fen'), 'bigint').as('givenInFen'),
      eb
        .cast<number | null>(eb.fn.sum('activity_grants.amount_in_fen'), 'bigint')
        .as('matchedBeforeInFen'),
    ])
    .where('donations.user_id', '=', userId)
    .where('donations.case_id', '=', caseId)
    .where('donations.status', '=', 'PAID')
    .$if(isOfDay, (query) => query.where('paid_at', '>=', startAt))
    .$if(isOfDay, (query) => query.where('paid_at', '<', startAt + dayMs))
    .executeTakeFirstOrThrow();
  const person = await trx
    .selectFrom('activity_grants')
    .select((eb) => eb.cast<number | null>(eb.fn.sum('amount_in_fen'), 'bigint').as('inFen'))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('activity_id', '=', activityId)
    .executeTakeFirstOrThrow();
  return {
    givenInFen: given.givenInFen,
    matchedBeforeInFen: given.matchedBeforeInFen ?? 0,
    personTodayInFen: person.inFen ?? 0,
  };
}
