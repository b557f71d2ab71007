import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { equations } from '#src/server/equations.ts';
import { checkLedger } from '#src/server/ledger/check-ledger.ts';
import { findPlatformMoney } from '#src/server/publicity/find-platform-money.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { addsUp } from '#src/shared/publicity/publicity-view.ts';
import { type BonfireDesk, openBonfireDesk } from './bonfire-desk.ts';

let t: BonfireDesk;
let caseId: string;
beforeAll(async () => {
  t = await openBonfireDesk();
});
beforeEach(async () => {
  caseId = await t.addCase();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const hourMs = dayMs / 24;
const teamOf = async (bonfireUuid: string) => (await t.look({ bonfireUuid })).data;

test('members who give climb the ladder, and each step is paid with the gift that reaches it', async () => {
  const activityId = await t.light({ cases: caseId });
  const { bonfireUuid, token } = await t.started(caseId);
  expect(await t.promisedOf(activityId)).toBe(4000);
  await t.giveAs(caseId, 500, token);
  expect(await t.stepsOf(bonfireUuid)).toEqual([]);
  const second = await t.joined(bonfireUuid);
  const { orderId } = await t.giveAs(caseId, 500, second);
  expect(await t.matchOf(orderId)).toBe(1000);
  // Who gave twice counts once.
  await t.giveAs(caseId, 500, second);
  await t.giveAs(caseId, 500, await t.joined(bonfireUuid));
  expect(await teamOf(bonfireUuid)).toMatchObject({
    messageStatusType: 'LAST_ONE',
    flagInfo: { lastOneCanFinish: true, currentBonfireMaxReached: false },
    teamInfo: { ladderFinishNum: 1 },
    team: { status: 'APPROVE', isBonfire: true, counted: 3 },
  });
  // Who gave before counts by joining.
  const fourth = await t.donor();
  const gift = await t.giveAs(caseId, 700, fourth);
  expect(await t.matchOf(gift.orderId)).toBe(0);
  expect((await t.join(bonfireUuid, fourth)).status).toBe(200);
  expect(await t.matchOf(gift.orderId)).toBe(3000);
  expect(await t.stepsOf(bonfireUuid)).toEqual([
    [1, 1000],
    [2, 3000],
  ]);
  expect(await teamOf(bonfireUuid)).toMatchObject({
    messageStatusType: 'TEAM_FULL',
    flagInfo: { lastOneCanFinish: false, currentBonfireMaxReached: true },
    team: { status: 'END_WITH_DONE', counted: 4 },
  });
  expect(await t.promisedOf(activityId)).toBe(0);
  expect(await t.balance(`P:${activityId}`)).toBe(96_000);
  expect(await t.matchedOf(caseId)).toBe(4000);
  const late = await t.join(bonfireUuid, await t.donor());
  expect(late.refusal).toMatchObject({ reason: 'bonfireFull' });
  expect(addsUp(await findPlatformMoney(t.services.db))).toBe(true);
});

test('one open team a person and case; asked twice, it is the same', async () => {
  await t.light({ cases: caseId });
  const { bonfireUuid, token } = await t.started(caseId);
  const { data: again } = await t.start(caseId, token);
  expect(again.team?.bonfireUuid).toBe(bonfireUuid);
  expect((await t.join(bonfireUuid, token)).status).toBe(200);
  const other = await t.started(caseId);
  const both = await t.join(other.bonfireUuid, token);
  expect(both.refusal).toMatchObject({ reason: 'inBonfire' });
  const member = await t.joined(bonfireUuid);
  expect((await t.start(caseId, member)).refusal).toMatchObject({ reason: 'inBonfire' });
  const isTo = async (who?: string) => (await t.look({ bonfireUuid }, who)).data.identityType;
  expect([await isTo(token), await isTo(member), await isTo()]).toEqual(['MASTER', 'SLAVE', null]);
  const { data } = await t.members(bonfireUuid);
  expect(data.list.map(({ isStarter, counts }) => [isStarter, counts])).toEqual([
    [true, false],
    [false, false],
  ]);
});

test('a team ends by the clock, once, and what it was promised is free again', async () => {
  const activityId = await t.light({ cases: caseId, poolInFen: 5000 });
  const { bonfireUuid, token } = await t.started(caseId);
  const refused = await t.start(caseId, await t.donor());
  expect(refused.refusal).toMatchObject({ reason: 'bonfireNotNow' });
  t.setNow(t.services.now() + 48 * hourMs);
  expect(await teamOf(bonfireUuid)).toMatchObject({
    ...{ messageStatusType: 'TEAM_OVER', mayStart: false },
    team: { status: 'END_WITH_TIME', isBonfire: false },
  });
  await t.giveAs(caseId, 500, token);
  await t.runJobs();
  await t.runJobs();
  expect(await t.promisedOf(activityId)).toBe(0);
  const late = await t.join(bonfireUuid, await t.donor());
  expect(late.refusal).toMatchObject({ reason: 'bonfireEnded' });
  const { data } = await t.start(caseId, token);
  expect(data.team).toMatchObject({ counted: 1, ownCounts: true });
  expect(data.team?.bonfireUuid).not.toBe(bonfireUuid);
});

test('no more is promised than pool, case and rule bear', async () => {
  const other = await t.addCase();
  const wish = { teamsPerCase: 3, perCaseInFen: 9000, poolInFen: 13_000 };
  const activityId = await t.light({ cases: `${caseId} ${other}`, ...wish });
  await t.started(caseId);
  await t.started(caseId);
  // Two ladders of 4000 leave 1000 under the cap of the case.
  const { refusal } = await t.start(caseId, await t.donor());
  expect(refusal).toMatchObject({ reason: 'bonfireNotNow' });
  expect((await t.look({ infoUuid: caseId })).data).toMatchObject({
    ...{ messageStatusType: 'MAX_SUBSIDY', mayStart: false, team: null },
    flagInfo: { maxSubsidyReached: true },
  });
  await t.started(other);
  expect(await t.promisedOf(activityId)).toBe(12_000);
  const beyond = await t.start(other, await t.donor());
  expect(beyond.refusal).toMatchObject({ reason: 'bonfireNotNow' });
});

test('it is found when more is promised to teams than the pool has', async () => {
  const activityId = await t.light({ cases: caseId, poolInFen: 9000 });
  await t.started(caseId);
  const { db } = t.services;
  const promise = (inFen: number) =>
    db
      .updateTable('bonfires')
      .set({ promised_in_fen: inFen })
      .where('activity_id', '=', activityId)
      .execute();
  await promise(9001);
  const broken = (await checkLedger(db, equations)).filter(({ ok }) => !ok);
  expect(broken.map(({ equation }) => equation)).toEqual([16]);
  await promise(4000);
});
