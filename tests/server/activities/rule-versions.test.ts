import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findActivities } from '#src/server/activities/find-activities.ts';
import { getActivityInfo } from '#src/shared/activities/calls.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import { deskProposeRule } from '#src/shared/desk/activities/calls.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { textsOf } from '#src/texts/texts.ts';
import { actsOf, as } from '../../support/test-staff.ts';
import { type MatchingDesk, openMatchingDesk } from './matching-desk.ts';

let t: MatchingDesk;
let caseId: string;
let activityId: string;
beforeAll(async () => {
  t = await openMatchingDesk();
});
beforeEach(async () => {
  caseId = await t.addCase();
  activityId = await t.run({ cases: caseId });
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const dayAhead = (days: number) => dayOf(t.services.now() + days * dayMs);
const propose = (more: Partial<CallInput<typeof deskProposeRule>> = {}) =>
  t.call(
    deskProposeRule,
    {
      ...{ activityId, fromDay: dayAhead(2), ratioPercent: 50, perGiftInFen: 200 },
      ...{ perPersonDayInFen: 20_000, perCaseInFen: 1_000_000, accountAgeDays: 0 },
      ...{ reason: '捐赠协议补充条款', ...more },
    },
    as(t.releaser),
  );
const newest = async () => (await t.newest('activityRule'))?.proposalId ?? '';
const give = async () => t.matchOf((await t.giveAs(caseId, 300, await t.donor())).orderId);
const ruleNow = async () =>
  (await t.call(getActivityInfo, { activityId })).data.extInfo.typeInfo.version;

test('another rule holds from its day on, once a second person confirms it', async () => {
  expect((await propose()).status).toBe(200);
  expect((await t.settle(await newest(), t.releaser)).refusal?.reason).toBe('secondPersonNeeded');
  expect((await propose()).refusal?.reason).toBe('activityStateRefuses');
  expect((await t.settle(await newest())).status).toBe(200);
  expect([await give(), await ruleNow()]).toEqual([300, 1]);
  const [told] = await findActivities(t.services.db, {
    locale: 'zh-CN',
    activityIds: [activityId],
  });
  expect(told?.rules.map(({ version }) => version)).toEqual([1, 2]);
  t.setNow(t.services.now() + 3 * dayMs);
  expect([await give(), await ruleNow()]).toEqual([150, 2]);
  const rows = await t.services.db
    .selectFrom('activity_grants')
    .select('rule_version as version')
    .where('activity_id', '=', activityId)
    .orderBy('created_at')
    .execute();
  expect(rows.map(({ version }) => version)).toEqual([1, 2]);
  expect(await actsOf(t, t.releaser.userId)).toContain('proposeRule');
  expect(await actsOf(t, t.administrator.userId)).toContain('confirmRule');
});

test('a day that is over, is not later than the rule before or is after the end is refused', async () => {
  const { ruleDay } = textsOf('zh-CN').fieldProblems;
  for (const fromDay of [dayAhead(-1), dayAhead(0), dayAhead(20)]) {
    expect((await propose({ fromDay })).refusal?.fields).toEqual({ fromDay: ruleDay });
  }
  await propose();
  await t.settle(await newest());
  expect((await propose({ fromDay: dayAhead(1) })).refusal?.fields).toHaveProperty('fromDay');
  await propose({ fromDay: dayAhead(3) });
  const late = await newest();
  t.setNow(t.services.now() + 4 * dayMs);
  expect((await t.settle(late)).refusal?.reason).toBe('inputInvalid');
  await t.turn(activityId, 'end').by(t.releaser);
  expect((await propose()).refusal?.reason).toBe('activityStateRefuses');
});
