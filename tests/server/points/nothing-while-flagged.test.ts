import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erasePerson } from '#src/server/accounts/erase-person.ts';
import { exportOwn } from '#src/server/accounts/export-own.ts';
import { noteMourning } from '#src/server/cases/transitions/mourn-patient.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { newId } from '#src/server/platform/keys.ts';
import { openGuide } from '#src/shared/points/calls.ts';
import { guidesToRead, type PointTask, taskRules } from '#src/shared/points/tasks.ts';
import {
  verificationComplaintAdd,
  verificationTakeBack,
} from '#src/shared/verification/acts/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { testNow } from '../../support/test-server.ts';
import { from, openPointsDesk, type PointsDesk, worth } from './points-desk.ts';

let d: PointsDesk;
beforeAll(async () => {
  d = await openPointsDesk();
});
beforeEach(() => d.begin());
afterAll(() => d.close());

describe('nothing for whom nothing is asked of, and nothing in doubt', () => {
  test('a family in mourning earns nothing, and has no tasks', async () => {
    await d.followMany(1);
    const { id } = await makeCase(d.services.db, { owner_user_id: d.me().userId });
    expect((await d.tasks()).list).toHaveLength(5);
    await inTransaction(d.services.db, (trx) =>
      noteMourning(trx, { caseId: id, isRaising: true }, testNow),
    );
    expect((await d.tasks()).list).toEqual([]);
    expect((await d.take('follow')).earned).toBe(0);
    expect(await d.signInToday()).toEqual({ days: 0, loveScore: 0 });
    expect(await d.rows()).toEqual([]);
  });

  test.each([
    [{ mourning_at: testNow - 1 }],
    [{ display_status: 4 }],
    [{ status: 'FINISHED', end_reason: 203 }],
  ] as const)('a case that is %o gives none', async (state) => {
    await d.verify(state);
    expect((await d.take('verify')).earned).toBe(0);
  });

  test("one's own case gives none", async () => {
    const { id } = await makeCase(d.services.db, { owner_user_id: d.me().userId });
    await d.follow(id);
    expect((await d.take('follow')).earned).toBe(0);
  });
});

describe('what falls takes its love value along', () => {
  test('a verification that is taken back, once, and not earned again', async () => {
    const verifyId = await d.verify();
    await d.signInToday();
    await d.take('verify');
    expect((await d.call(verificationTakeBack, { verifyId }, from(d.me().token))).status).toBe(200);
    expect((await d.tasks()).loveScore).toBe(worth('signIn'));
    expect((await d.take('verify')).earned).toBe(0);
    expect((await d.rows()).map(({ kind }) => kind).sort()).toEqual([
      'reverse',
      'signIn',
      'verify',
    ]);
  });

  test('one that staff no longer count after a complaint', async () => {
    const verifyId = await d.verify();
    await d.take('verify');
    const other = await d.person();
    await d.call(
      verificationComplaintAdd,
      { verifyId, reason: '他不认识这家人。' },
      from(other.token),
    );
    const decided = { subjectId: verifyId, decision: 'refuse', words: '', refusals: {} } as const;
    for (let i = 0; i < 2; i += 1)
      await inTransaction(d.services.db, async (trx) =>
        findQueue('verification')?.decide(
          trx,
          { ...decided, staffUserId: newId(), now: testNow },
          d.services,
        ),
      );
    expect((await d.tasks()).loveScore).toBe(0);
    expect(await d.rows()).toHaveLength(2);
    await d.expectBalances();
  });

  test('one whose love value was never taken leaves no row', async () => {
    const verifyId = await d.verify();
    await d.call(verificationTakeBack, { verifyId }, from(d.me().token));
    expect(await d.rows()).toEqual([]);
  });
});

test('a hundred claims at the same moment keep the caps, and balances are sums', async () => {
  await d.followMany(taskRules.follow.perDay + 4);
  await d.verify();
  const claims = Array.from({ length: 100 }, (_, i) =>
    i % 3 === 0 ? d.signInToday() : d.take(i % 3 === 1 ? 'follow' : 'verify'),
  );
  await Promise.all(claims);
  const rows = await d.rows();
  const count = (kind: PointTask) => rows.filter((row) => row.kind === kind).length;
  expect([count('follow'), count('verify'), count('signIn')]).toEqual([3, 1, 1]);
  expect((await d.tasks()).loveScore).toBe(3 * worth('follow') + worth('verify') + 1);
  await d.expectBalances();
});

test('rows are neither changed nor taken away, by nobody; closing an account erases them', async () => {
  await d.signInToday();
  await d.call(openGuide, { guide: guidesToRead[0] }, from(d.me().token));
  const { db, keys } = d.services;
  const own = await exportOwn({ db, keys }, d.me().userId);
  expect(own.points).toMatchObject([{ kind: 'signIn', amount: 1 }]);
  expect(own.guidesOpened).toHaveLength(1);
  const mine = db
    .updateTable('points')
    .set({ amount: 99 } as object)
    .where('user_id', '=', d.me().userId);
  await expect(mine.execute()).rejects.toThrow('love value only grows');
  const gone = db.deleteFrom('points').where('user_id', '=', d.me().userId);
  await expect(gone.execute()).rejects.toThrow('love value only grows');
  await inTransaction(db, (trx) => erasePerson(trx, { keys, userId: d.me().userId }, testNow));
  expect(await d.rows()).toEqual([]);
  await d.expectBalances();
});
