import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { getActivityInfo, getActivitys, subsidyGet } from '#src/shared/activities/calls.ts';
import { displayStatuses } from '#src/shared/cases/enumerations.ts';
import { openOn } from '../discussions/discuss.ts';
import { type MatchingDesk, openMatchingDesk } from './matching-desk.ts';

let t: MatchingDesk;
let caseId: string;
beforeAll(async () => {
  t = await openMatchingDesk();
});
beforeEach(async () => {
  caseId = await t.addCase();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const put = (set: object) =>
  t.services.db.updateTable('cases').set(set).where('id', '=', caseId).execute();
const give = async () => t.matchOf((await t.giveAs(caseId, 1500, await t.donor())).orderId);
const ofCase = async () => (await t.call(getActivitys, { infoId: caseId })).data;
const standing = async () => {
  const [listed] = await ofCase();
  const { messageStatusType, flagInfo } = listed?.extInfo ?? {};
  return [messageStatusType, flagInfo?.maxSubsidyReached, listed?.lastSubsidyCount];
};

test('what is said to be left to match is what a gift is matched with, and no more', async () => {
  const activityId = await t.run({ cases: caseId, poolInFen: 2500, perCaseInFen: 2000 });
  expect(await standing()).toEqual(['MATCHING', false, 2000]);
  await t.turn(activityId, 'pause').by(t.releaser);
  expect(await standing()).toEqual(['NOT_RUNNING', false, 0]);
  expect(await give()).toBe(0);
  await t.turn(activityId, 'resume').by(t.releaser);
  await put({ display_status: displayStatuses.atRisk });
  expect(await standing()).toEqual(['CASE_RESTS', false, 0]);
  await put({ display_status: displayStatuses.shown });
  expect(await give()).toBe(1500);
  expect(await standing()).toEqual(['MATCHING', false, 500]);
  await put({ target_in_fen: 1500 + 1500 + 1500 + 200 });
  expect(await standing()).toEqual(['MATCHING', false, 200]);
  await put({ target_in_fen: 1_000_000 });
  expect(await give()).toBe(500);
  expect(await standing()).toEqual(['CASE_FULL', true, 0]);
  expect(await give()).toBe(0);
});

test('an empty pool promises nothing, to a case or altogether', async () => {
  const activityId = await t.run({ cases: caseId, poolInFen: 600 });
  await t.giveAs(caseId, 900, await t.donor());
  const empty = { messageStatusType: 'POOL_EMPTY', flagInfo: { maxSubsidyReached: true } };
  const [listed] = await ofCase();
  const { data: alone } = await t.call(getActivityInfo, { activityId });
  expect(listed).toMatchObject({ extInfo: empty, lastSubsidyCount: 0 });
  expect(alone).toMatchObject({ extInfo: empty, lastSubsidyCount: 0 });
  expect((await t.call(subsidyGet, { infoUuid: caseId })).data).toMatchObject({
    usedInFen: 600,
    leftInFen: 0,
    lastSubsidyCount: 0,
  });
});

test('a case in discussion rests, whatever the pool has', async () => {
  await t.run({ cases: caseId });
  await openOn(t, caseId);
  expect(await standing()).toEqual(['CASE_RESTS', false, 0]);
  expect(await give()).toBe(0);
});
