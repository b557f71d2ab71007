import { findGiver } from '#src/server/activities/match/find-giver.ts';
import type { Trx } from '#src/server/db/database.ts';
import { seatsOf } from '#src/shared/activities/bonfire/bonfire-rule.ts';
import { paySteps, ruleOf } from './pay-steps.ts';
import { countMembers, findOwnTeam, type Team } from './team.ts';

type Gift = {
  activityId: string;
  orderId: string;
  caseId: string;
  amountInFen: number;
  paidAt: number;
};

/**
 * A gift of a member makes that member count, while the team has a seat, and pays what the team has
 * reached by it. The caller holds fund and activity and has posted nothing yet.
 */
export async function countGift(trx: Trx, gift: Gift, now: number): Promise<void> {
  const { orderId, caseId, activityId, amountInFen: giftInFen, paidAt } = gift;
  const given = await trx
    .selectFrom('donations')
    .select('user_id as userId')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (given.userId === null) return;
  const team = await findOwnTeam(trx, { caseId, userId: given.userId });
  if (!team || team.activityId !== activityId || paidAt >= team.endsAt) return;
  const rule = await ruleOf(trx, team);
  const userId = await findGiver(trx, gift, rule);
  if (userId === undefined) return;
  if (!(await takeSeat(trx, { team, userId, orderId, seats: seatsOf(rule) }, now))) return;
  await paySteps(trx, { team, orderId, giftInFen }, now);
}

type Seat = { team: Team; userId: string; orderId: string; seats: number };

/** By this gift, unless a gift that still stands made the member count before. */
export async function takeSeat(
  trx: Trx,
  { team, userId, orderId, seats }: Seat,
  now: number,
): Promise<boolean> {
  const { bonfireId } = team;
  const member = await trx
    .selectFrom('bonfire_members')
    .leftJoin('donations', 'donations.id', 'bonfire_members.order_id')
    .select(['visitor_user_id as visitorUserId', 'donations.status'])
    .where('bonfire_id', '=', bonfireId)
    .where('bonfire_members.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (member.status === 'PAID') return false;
  const isSeated = member.visitorUserId !== null;
  if (!isSeated && (await countMembers(trx, bonfireId)) >= seats) return false;
  await trx
    .updateTable('bonfire_members')
    .set({ order_id: orderId, counted_at: now })
    .where('bonfire_id', '=', bonfireId)
    .where('user_id', '=', userId)
    .execute();
  return true;
}
