import { countGift } from '#src/server/activities/bonfire/count-gift.ts';
import { requireCaseSum } from '#src/server/activities/find-case-sum.ts';
import { findRoom } from '#src/server/activities/find-room.ts';
import { lockRunning } from '#src/server/activities/lock-running.ts';
import { issuePocket } from '#src/server/activities/pockets/issue-pocket.ts';
import { addToSums } from '#src/server/activities/promises/add-to-sums.ts';
import { keepRefusal } from '#src/server/activities/refusals/keep-refusal.ts';
import { findRule } from '#src/server/activities/rules/find-rule.ts';
import type { Trx } from '#src/server/db/database.ts';
import { pool } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import type { MatchType } from '#src/shared/activities/activity-types.ts';
import {
  barOf,
  type DropRule,
  type MatchFacts,
  type MatchRule,
  matchInFen,
} from '#src/shared/activities/match-rule.ts';
import type { MatchBar } from '#src/shared/activities/refusals/match-bars.ts';
import { weighGiver } from './find-bar.ts';
import { findSumsOfGiver } from './find-sums-of-giver.ts';
import { findWayBar } from './find-way-bar.ts';
import { grantMatch } from './grant-match.ts';

type Gift = { orderId: string; caseId: string; amountInFen: number; paidAt: number };
type Matched = Gift & {
  type: MatchType;
  userId: string;
  activityId: string;
  rule: MatchRule | DropRule;
};

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
  const sum = { activityId, times: 1, inFen: weighed.amountInFen };
  await addToSums(trx, { ...sum, kind: 'gift', status: 'GIVEN' });
}

type Weighed = { userId: string; amountInFen: number } | { bar: MatchBar };

async function weighGift(trx: Trx, gift: Omit<Matched, 'userId'>): Promise<Weighed> {
  const bar = await findWayBar(trx, gift);
  if (bar) return { bar };
  const giver = await weighGiver(trx, gift, gift.rule);
  if ('bar' in giver) return giver;
  const facts = await findFacts(trx, { ...gift, ...giver });
  const amountInFen = matchInFen(gift.rule, facts);
  return amountInFen > 0 ? { ...giver, amountInFen } : { bar: barOf(gift.rule, facts) };
}

async function findFacts(trx: Trx, matched: Matched): Promise<MatchFacts> {
  const [room, sums, caseInFen, poolInFen] = [
    await findRoom(trx, { caseId: matched.caseId, giftInFen: matched.amountInFen }, matched.paidAt),
    await findSumsOfGiver(trx, matched),
    await requireCaseSum(trx, matched),
    await findBalance(trx, pool(matched.activityId)),
  ];
  return { ...sums, roomInFen: room, caseInFen, poolInFen };
}
