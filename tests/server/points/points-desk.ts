import { expect } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { finishTask, pointsSignIn, pointTaskList } from '#src/shared/points/calls.ts';
import { type PointTask, taskRules } from '#src/shared/points/tasks.ts';
import { progressFollow } from '#src/shared/progress/follow/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { makeVerification } from '../../support/comment-factory.ts';
import {
  type CallOptions,
  openTestServer,
  type TestServer,
  testNow,
} from '../../support/test-server.ts';
import { userIdOf } from '../../support/test-sharing.ts';

type Person = { token: string; userId: string };

export const worth = (taskId: PointTask) => taskRules[taskId].amount;

/** Each comes from an address of its own, so that no budget stands in the way. */
export function from(token?: string): CallOptions {
  return { ...(token ? { token } : {}), headers: { 'x-client-address': newId() } };
}

/** Opens a server and one person who earns, through the public door. */
export async function openPointsDesk() {
  const t = await openTestServer();
  let number = 13_500_000_500;
  let me: Person = { token: '', userId: '' };
  const person = async (): Promise<Person> => {
    number += 1;
    const mobile = String(number);
    const token = await t.signIn(mobile);
    return { token, userId: await userIdOf(t, mobile) };
  };
  const follow = (infoUuid: string) => t.call(progressFollow, { infoUuid }, from(me.token));
  const tasks = async () => (await t.call(pointTaskList, {}, from(me.token))).data;
  return {
    ...t,
    me: () => me,
    person,
    follow,
    tasks,
    /** Begins with a new person, at the first moment. */
    begin: async () => {
      t.setNow(testNow);
      me = await person();
    },
    take: async (taskId: PointTask) => (await t.call(finishTask, { taskId }, from(me.token))).data,
    signInToday: async () => (await t.call(pointsSignIn, {}, from(me.token))).data,
    taskOf: async (taskId: PointTask) => (await tasks()).list.find((one) => one.taskId === taskId),
    rows: () =>
      t.services.db.selectFrom('points').selectAll().where('user_id', '=', me.userId).execute(),
    followMany: async (count: number) => {
      for (let i = 0; i < count; i += 1) await follow((await makeCase(t.services.db)).id);
    },
    verify: (of?: Parameters<typeof makeCase>[1]) => verify(t, me.userId, of),
    expectBalances: () => expectBalances(t),
  };
}

export type PointsDesk = Awaited<ReturnType<typeof openPointsDesk>>;

async function verify(t: TestServer, userId: string, of: Parameters<typeof makeCase>[1] = {}) {
  const { id } = await makeCase(t.services.db, of);
  const verifyId = newId();
  const place = 'verifications.real_name_sealed';
  return makeVerification(t.services.db, id, {
    ...{ id: verifyId, user_id: userId, counted_at: testNow },
    real_name_sealed: t.services.keys.seal(place, verifyId, '王小明'),
  });
}

/** Compares those of everyone, at once. */
async function expectBalances({ services: { db } }: TestServer): Promise<void> {
  const sums = await db
    .selectFrom('points')
    .select(['user_id', ({ fn }) => fn.sum<number>('amount').as('sum')])
    .groupBy('user_id')
    .execute();
  const balances = await db.selectFrom('point_balances').selectAll().execute();
  const bySum = new Map(sums.map((row) => [row.user_id, Number(row.sum)]));
  for (const row of balances) expect(Number(row.balance)).toBe(bySum.get(row.user_id) ?? 0);
  for (const id of bySum.keys()) expect(balances.some((row) => row.user_id === id)).toBe(true);
  const weeks = await db
    .selectFrom('point_weeks')
    .select(['user_id', ({ fn }) => fn.sum<number>('score').as('sum')])
    .groupBy('user_id')
    .execute();
  expect(new Map(weeks.map((row) => [row.user_id, Number(row.sum)]))).toEqual(bySum);
}
