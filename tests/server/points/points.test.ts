import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { getPublicUserInfo } from '#src/shared/accounts/others/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { finishTask, openGuide } from '#src/shared/points/calls.ts';
import {
  claimDays,
  guidesToRead,
  type PointTask,
  readingMs,
  taskRules,
} from '#src/shared/points/tasks.ts';
import { makeCase } from '../../support/case-factory.ts';
import { testNow } from '../../support/test-server.ts';
import { share, visit } from '../../support/test-sharing.ts';
import { from, openPointsDesk, type PointsDesk, worth } from './points-desk.ts';

const hourMs = 3_600_000;

let d: PointsDesk;
beforeAll(async () => {
  d = await openPointsDesk();
});
beforeEach(() => d.begin());
afterAll(() => d.close());

describe('what was done can be taken, once', () => {
  test('nothing done earns nothing, whatever is claimed', async () => {
    for (const taskId of ['read', 'follow', 'share', 'verify'] as const)
      expect(await d.take(taskId)).toEqual({ loveScore: 0, earned: 0 });
    expect(await d.rows()).toEqual([]);
    expect(
      (await d.call(finishTask, { taskId: 'give' as PointTask }, from(d.me().token))).status,
    ).toBe(400);
    expect((await d.call(finishTask, { taskId: 'follow' }, from())).status).toBe(401);
  });

  test('a followed case, and unfollowing neither takes nor earns again', async () => {
    await d.followMany(1);
    expect((await d.taskOf('follow'))?.ready).toBe(1);
    expect(await d.take('follow')).toEqual({ loveScore: worth('follow'), earned: worth('follow') });
    expect(await d.take('follow')).toEqual({ loveScore: worth('follow'), earned: 0 });
    expect(await d.taskOf('follow')).toMatchObject({ ready: 0, takenToday: 1 });
    await d.services.db.deleteFrom('case_follows').where('user_id', '=', d.me().userId).execute();
    const [row] = await d.rows();
    await d.follow(row?.subject ?? '');
    expect((await d.take('follow')).earned).toBe(0);
  });

  test('a share counts when another person came by it, once a case', async () => {
    const { id: infoId } = await makeCase(d.services.db);
    const shareSourceId = await share(d, { infoId, token: d.me().token });
    const come = (as: string) =>
      visit(d, { infoUuid: infoId, shareSourceId, address: newId(), token: as });
    await come(d.me().token);
    expect((await d.take('share')).earned).toBe(0);
    for (let i = 0; i < 3; i += 1) await come((await d.person()).token);
    expect((await d.take('share')).earned).toBe(worth('share'));
    await come((await d.person()).token);
    expect((await d.take('share')).earned).toBe(0);
  });

  test('a guide counts a minute after it was opened here, once', async () => {
    const [guide] = guidesToRead;
    await d.call(openGuide, { guide }, from(d.me().token));
    expect((await d.take('read')).earned).toBe(0);
    d.setNow(testNow + readingMs);
    expect((await d.take('read')).earned).toBe(worth('read'));
    await d.call(openGuide, { guide }, from(d.me().token));
    d.setNow(testNow + 3 * readingMs);
    expect((await d.take('read')).earned).toBe(0);
  });

  test('everyone can read the true score of a person', async () => {
    await d.verify();
    const { loveScore } = await d.take('verify');
    expect(
      (await d.call(getPublicUserInfo, { userId: d.me().userId }, from())).data.loveScore,
    ).toBe(loveScore);
    expect((await d.tasks()).loveScore).toBe(loveScore);
  });
});

describe('days', () => {
  test('a day counts what it may, and each deed counts for its own day', async () => {
    const { perDay } = taskRules.follow;
    await d.followMany(perDay + 2);
    d.setNow(testNow + dayMs);
    await d.followMany(1);
    expect((await d.take('follow')).earned).toBe((perDay + 1) * worth('follow'));
    expect((await d.take('follow')).earned).toBe(0);
  });

  test('what was done can be taken for some days, and then no more', async () => {
    await d.followMany(1);
    d.setNow(testNow + claimDays * dayMs);
    expect((await d.take('follow')).earned).toBe(0);
    d.setNow(testNow + (claimDays - 1) * dayMs);
    expect((await d.take('follow')).earned).toBe(worth('follow'));
  });

  test("signing in is once a day of China's, and a day left out ends the run and takes nothing", async () => {
    expect(await d.signInToday()).toEqual({ days: 1, loveScore: 1 });
    // It is noon in Shanghai, then one hour before midnight there.
    d.setNow(testNow + 11 * hourMs);
    expect(await d.signInToday()).toEqual({ days: 1, loveScore: 1 });
    d.setNow(testNow + 12 * hourMs);
    expect(await d.signInToday()).toEqual({ days: 2, loveScore: 2 });
    d.setNow(testNow + 3 * dayMs);
    expect(await d.signInToday()).toEqual({ days: 1, loveScore: 3 });
    expect(await d.take('signIn')).toEqual({ loveScore: 3, earned: 0 });
  });
});
