import type { Trx } from '#src/server/db/database.ts';
import { type BonfireRule, seatsOf } from '#src/shared/activities/bonfire/bonfire-rule.ts';
import { takeSeat } from './count-gift.ts';
import { endBonfires } from './end-bonfires.ts';
import { paySteps } from './pay-steps.ts';
import { findOwnTeam, type Team } from './team.ts';
import { tellStarter } from './tell-team.ts';

type Added = {
  team: Team;
  rule: BonfireRule;
  userId: string;
  /** From then on a gift may count. */
  since: number;
};

/**
 * Somebody who may be is in a team from here on, and counts at once by a gift that no team counted
 * yet. The caller holds fund and activity.
 */
export async function addMember(trx: Trx, added: Added, now: number): Promise<void> {
  const { team, rule, userId, since } = added;
  const { bonfireId, caseId } = team;
  const { last } = await trx
    .selectFrom('bonfire_members')
    .select((eb) => eb.fn.max('place').as('last'))
    .where('bonfire_id', '=', bonfireId)
    .executeTakeFirstOrThrow();
  const place = (last ?? 0) + 1;
  await trx
    .insertInto('bonfire_members')
    .values({
      ...{ bonfire_id: bonfireId, user_id: userId, case_id: caseId, place },
      ...{ joined_at: now, order_id: null, visitor_user_id: null, counted_at: null },
      ended_at: null,
    })
    .execute();
  await tellStarter(trx, { team, userId, members: place }, now);
  const orderId = await findUncounted(trx, { caseId, userId, since });
  if (orderId === undefined) return;
  await takeSeat(trx, { team, userId, orderId, seats: seatsOf(rule) }, now);
  await paySteps(trx, { team, orderId, giftInFen: 0 }, now);
}

type Given = { caseId: string; userId: string; since: number };

async function findUncounted(
  trx: Trx,
  { caseId, userId, since }: Given,
): Promise<string | undefined> {
  const gift = await trx
    .selectFrom('donations')
    .leftJoin('bonfire_members', 'bonfire_members.order_id', 'donations.id')
    .leftJoin('gear_orders', 'gear_orders.order_id', 'donations.id')
    .select('donations.id as orderId')
    .where('donations.user_id', '=', userId)
    .where('donations.case_id', '=', caseId)
    .where('donations.status', '=', 'PAID')
    .where('donations.paid_at', '>=', since)
    .where('bonfire_members.order_id', 'is', null)
    .where('gear_orders.order_id', 'is', null)
    .orderBy('donations.paid_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return gift?.orderId;
}

/**
 * Finds the team of a case that somebody is in; one whose time was over before the clock looked
 * ends.
 */
export async function findStandingTeam(
  trx: Trx,
  asked: { caseId: string; userId: string },
  now: number,
): Promise<Team | undefined> {
  const own = await findOwnTeam(trx, asked);
  if (!own || now < own.endsAt) return own;
  const { bonfireId } = own;
  await endBonfires(trx, { of: { bonfireId }, status: 'END_WITH_TIME' }, now);
  return undefined;
}
