import { weighGiver } from '#src/server/activities/match/find-bar.ts';
import { keepRefusal } from '#src/server/activities/refusals/keep-refusal.ts';
import type { Trx } from '#src/server/db/database.ts';
import { seatsOf } from '#src/shared/activities/bonfire/bonfire-rule.ts';
import type { MatchBar } from '#src/shared/activities/refusals/match-bars.ts';
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
 * reached by it; why one brings nothing stays with it. The caller holds fund and activity and has
 * posted nothing yet.
 */
export async function countGift(trx: Trx, gift: Gift, now: number): Promise<void> {
  const { orderId, activityId } = gift;
  const bar = await weighGift(trx, gift, now);
  if (bar) await keepRefusal(trx, { orderId, activityId, bar }, now);
}

async function weighGift(trx: Trx, gift: Gift, now: number): Promise<MatchBar | undefined> {
  const { orderId, caseId, activityId, amountInFen: giftInFen, paidAt } = gift;
  const given = await trx
    .selectFrom('donations')
    .select('user_id as userId')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (given.userId === null) return 'guest';
  const team = await findOwnTeam(trx, { caseId, userId: given.userId });
  if (!team || team.activityId !== activityId) return 'noTeam';
  if (paidAt >= team.endsAt) return 'teamOver';
  const rule = await ruleOf(trx, team);
  const giver = await weighGiver(trx, gift, rule);
  if ('bar' in giver) return giver.bar;
  const seated = await takeSeat(trx, { team, ...giver, orderId, seats: seatsOf(rule) }, now);
  if (seated !== 'seated') return seated;
  const carrier = await paySteps(trx, { team, orderId, giftInFen }, now);
  return carrier === orderId ? undefined : 'noStep';
}

type Seat = { team: Team; userId: string; orderId: string; seats: number };
type Seated = 'seated' | 'counted' | 'teamFull';

/** Takes one by this gift, unless a gift that still stands made the member count before. */
export async function takeSeat(
  trx: Trx,
  { team, userId, orderId, seats }: Seat,
  now: number,
): Promise<Seated> {
  const { bonfireId } = team;
  const member = await trx
    .selectFrom('bonfire_members')
    .leftJoin('donations', 'donations.id', 'bonfire_members.order_id')
    .select(['visitor_user_id as visitorUserId', 'donations.status'])
    .where('bonfire_id', '=', bonfireId)
    .where('bonfire_members.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (member.status === 'PAID') return 'counted';
  const isSeated = member.visitorUserId !== null;
  if (!isSeated && (await countMembers(trx, bonfireId)) >= seats) return 'teamFull';
  await trx
    .updateTable('bonfire_members')
    .set({ order_id: orderId, counted_at: now })
    .where('bonfire_id', '=', bonfireId)
    .where('user_id', '=', userId)
    .execute();
  return 'seated';
}
