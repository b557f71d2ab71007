import type { Trx } from '#src/server/db/database.ts';
import { pool } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import { type MatchRule, matchInFen } from '#src/shared/activities/match-rule.ts';
import { dayMs, dayOf, startOfDay } from '#src/shared/platform/china-days.ts';
import { countGift } from './bonfire/count-gift.ts';
import { cameByQq } from './came-by-qq.ts';
import { findGiver } from './find-giver.ts';
import { findRoom } from './find-room.ts';
import { findRule } from './find-rule.ts';
import { grantMatch } from './grant-match.ts';
import { lockRunning } from './lock-running.ts';

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
  if (type === 'qqMatchingDonation' && !(await cameByQq(trx, gift.orderId))) return;
  const rule = await findRule(trx, { activityId, type }, gift.paidAt);
  const userId = rule && (await findGiver(trx, gift, rule));
  if (!rule || userId === undefined) return;
  const amountInFen = await weigh(trx, { ...gift, userId, activityId, rule });
  if (amountInFen === 0) return;
  const granted = { ...gift, activityId, ruleVersion: rule.version, userId, amountInFen };
  await grantMatch(trx, { ...granted, at: gift.paidAt }, now);
}

async function weigh(trx: Trx, matched: Matched): Promise<number> {
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
  const facts = { ...sums, roomInFen: room, caseInFen: ofCase.inFen, poolInFen };
  return matchInFen(matched.rule, facts);
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
