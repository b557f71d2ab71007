import type { Trx } from '#src/server/db/database.ts';
import { pool } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import type { MatchType } from '#src/shared/activities/activity-types.ts';
import {
  barOf,
  type MatchFacts,
  type MatchRule,
  matchInFen,
} from '#src/shared/activities/match-rule.ts';
import type { MatchBar } from '#src/shared/activities/refusals/match-bars.ts';
import { dayMs, dayOf, startOfDay } from '#src/shared/platform/china-days.ts';
import { countGift } from './bonfire/count-gift.ts';
import { cameByQq } from './came-by-qq.ts';
import { weighGiver } from './find-bar.ts';
import { findRoom } from './find-room.ts';
import { findRule } from './find-rule.ts';
import { grantMatch } from './grant-match.ts';
import { keepRefusal } from './keep-refusal.ts';
import { lockRunning } from './lock-running.ts';
import { issuePocket } from './pockets/issue-pocket.ts';

type Gift = { orderId: string; caseId: string; amountInFen: number; paidAt: number };
type Matched = Gift & { userId: string; activityId: string; rule: MatchRule };

/**
 * Matches a gift that was marked as paid in this transaction, or counts it for its giver's bonfire,
 * where its case is in an activity that runs. The caller holds the case's fund and has posted
 * nothing yet: an activity is locked after the fund of a case and before any account.
 */
export async function matchGift(trx: Trx, gift: Gift, now: number): Promise<void> {
  const running = await lockRunning(trx, gift, gift.paidAt);
  if (!running) return;
  const { activityId, type } = running;
  if (type === 'groupHelp') return countGift(trx, { ...gift, activityId }, now);
  if (type === 'matchingShare') return issuePocket(trx, { ...gift, activityId }, now);
  const rule = await findRule(trx, { activityId, type }, gift.paidAt);
  if (!rule) return;
  const weighed = await weighGift(trx, { ...gift, activityId, type, rule });
  if ('bar' in weighed) {
    await keepRefusal(trx, { orderId: gift.orderId, activityId, bar: weighed.bar }, now);
    return;
  }
  const { orderId, caseId, paidAt: at } = gift;
  const granted = { activityId, ruleVersion: rule.version, caseId, ...weighed, at };
  await grantMatch(trx, { ...granted, cause: { orderId } }, now);
}

type Weighed = { userId: string; amountInFen: number } | { bar: MatchBar };

async function weighGift(
  trx: Trx,
  gift: Omit<Matched, 'userId'> & { type: MatchType },
): Promise<Weighed> {
  if (gift.type === 'qqMatchingDonation' && !(await cameByQq(trx, gift.orderId))) {
    return { bar: 'channel' };
  }
  const giver = await weighGiver(trx, gift, gift.rule);
  if ('bar' in giver) return giver;
  const facts = await findFacts(trx, { ...gift, ...giver });
  const amountInFen = matchInFen(gift.rule, facts);
  return amountInFen > 0 ? { ...giver, amountInFen } : { bar: barOf(gift.rule, facts) };
}

async function findFacts(trx: Trx, matched: Matched): Promise<MatchFacts> {
  const [room, sums, ofCase, poolInFen] = [
    await findRoom(trx, { caseId: matched.caseId, giftInFen: matched.amountInFen }, matched.paidAt),
    await findSumsOfDay(trx, matched),
    await trx
      .selectFrom('activity_cases')
      .select('matched_in_fen as inFen')
      .where('activity_id', '=', matched.activityId)
      .where('case_id', '=', matched.caseId)
      .executeTakeFirstOrThrow(),
    await findBalance(trx, pool(matched.activityId)),
  ];
  return { ...sums, roomInFen: room, caseInFen: ofCase.inFen, poolInFen };
}

/** Of gifts that were not taken back; what was granted to a person stays granted for that day. */
async function findSumsOfDay(trx: Trx, { userId, caseId, activityId, paidAt }: Matched) {
  const day = dayOf(paidAt);
  const startAt = startOfDay(day);
  const given = await trx
    .selectFrom('donations')
    .leftJoin('activity_grants', (join) =>
      join
        .onRef('activity_grants.order_id', '=', 'donations.id')
        .on('activity_grants.activity_id', '=', activityId),
    )
    .select((eb) => [
      eb.cast<number>(eb.fn.sum('donations.amount_in_fen'), 'bigint').as('givenTodayInFen'),
      eb
        .cast<number | null>(eb.fn.sum('activity_grants.amount_in_fen'), 'bigint')
        .as('matchedTodayInFen'),
    ])
    .where('donations.user_id', '=', userId)
    .where('donations.case_id', '=', caseId)
    .where('donations.status', '=', 'PAID')
    .where('donations.paid_at', '>=', startAt)
    .where('donations.paid_at', '<', startAt + dayMs)
    .executeTakeFirstOrThrow();
  const person = await trx
    .selectFrom('activity_grants')
    .select((eb) => eb.cast<number | null>(eb.fn.sum('amount_in_fen'), 'bigint').as('inFen'))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('activity_id', '=', activityId)
    .executeTakeFirstOrThrow();
  return {
    givenTodayInFen: given.givenTodayInFen,
    matchedTodayInFen: given.matchedTodayInFen ?? 0,
    personTodayInFen: person.inFen ?? 0,
  };
}
