import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loveRankList, loveRankListed, loveRankMine } from '#src/shared/points/calls.ts';
import { taskRules } from '#src/shared/points/tasks.ts';
import { verificationTakeBack } from '#src/shared/verification/acts/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { makeComment } from '../../support/comment-factory.ts';
import { testNow } from '../../support/test-server.ts';
import { from, openPointsDesk, type PointsDesk, worth } from './points-desk.ts';

const weekMs = 7 * 86_400_000;

let d: PointsDesk;
beforeAll(async () => {
  d = await openPointsDesk();
});
beforeEach(async () => {
  await d.services.db.updateTable('point_weeks').set({ listed: 0 }).execute();
  await d.begin();
});
afterAll(() => d.close());

const list = async (more: { infoUuid?: string; period?: 'lastWeek' } = {}) =>
  (await d.call(loveRankList, more, from())).data.list;
const mine = async (period?: 'lastWeek') =>
  (await d.call(loveRankMine, period ? { period } : {}, from(d.me().token))).data;
const setListed = (listed: boolean) => d.call(loveRankListed, { listed }, from(d.me().token));

test('nobody is listed who did not choose it, and who leaves is gone, past weeks included', async () => {
  await d.signInToday();
  expect(await list()).toEqual([]);
  expect(await mine()).toEqual({ rank: null, loveScore: 1, listed: false });
  await setListed(true);
  expect(await list()).toMatchObject([{ rank: 1, loveScore: 1 }]);
  expect(await mine()).toEqual({ rank: 1, loveScore: 1, listed: true });
  d.setNow(testNow + weekMs);
  expect(await list()).toEqual([]);
  expect(await list({ period: 'lastWeek' })).toHaveLength(1);
  await setListed(false);
  expect(await list({ period: 'lastWeek' })).toEqual([]);
});

test('who was listed before earns onto the list, and what is taken back leaves it', async () => {
  await setListed(true);
  const verifyId = await d.verify();
  await d.take('verify');
  expect((await list()).map(({ loveScore }) => loveScore)).toEqual([worth('verify')]);
  await d.call(verificationTakeBack, { verifyId }, from(d.me().token));
  expect(await list()).toEqual([]);
  expect(await mine()).toEqual({ rank: null, loveScore: 0, listed: true });
});

test('more stands first; of equals, who came first, however often it is read', async () => {
  const names: string[] = [];
  for (let i = 0; i < 4; i += 1) {
    await d.begin();
    await setListed(true);
    const nickname = `第${i}位`;
    names.push(nickname);
    await d.services.db
      .updateTable('users')
      .set({ nickname })
      .where('id', '=', d.me().userId)
      .execute();
    d.setNow(testNow + i * 1000);
    await d.signInToday();
  }
  await d.followMany(1);
  await d.take('follow');
  expect((await list())[0]?.loveScore).toBe(taskRules.signIn.amount + taskRules.follow.amount);
  const [zero, one, two, three] = names;
  for (let i = 0; i < 3; i += 1)
    expect((await list()).map(({ nickname }) => nickname)).toEqual([three, zero, one, two]);
  expect((await mine()).rank).toBe(1);
});

test('of a case only those stand there whose words everyone reads below it', async () => {
  await setListed(true);
  await d.signInToday();
  const { id } = await makeCase(d.services.db);
  await d.follow(id);
  expect(await list({ infoUuid: id })).toEqual([]);
  const said = { caseId: id, userId: d.me().userId };
  await makeComment(d.services.db, said, { hidden_at: testNow, hidden_by: d.me().userId });
  expect(await list({ infoUuid: id })).toEqual([]);
  await makeComment(d.services.db, said);
  expect(await list({ infoUuid: id })).toHaveLength(1);
});
