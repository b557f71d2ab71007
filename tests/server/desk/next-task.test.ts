import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findFigures } from '#src/server/desk/figures/find-figures.ts';
import { claimMs } from '#src/server/desk/tasks/lock-task.ts';
import { keepDifference } from '#src/server/reconciliation/days/keep-difference.ts';
import * as calls from '#src/shared/review/calls.ts';
import { as, type Staff } from '../../support/test-staff.ts';
import { openTaskDesk, type TaskDesk } from './task-desk.ts';

let t: TaskDesk;
beforeAll(async () => {
  t = await openTaskDesk();
});
afterAll(() => t.close());

test('a decision takes the next task in hand when asked to, and the same one when it comes again', async () => {
  const [first, second, third] = [await t.complain(), await t.complain(), await t.complain()];
  await t.call(calls.deskClaim, { taskId: second.taskId }, as(t.other));
  await t.call(calls.deskClaim, { taskId: first.taskId }, as(t.reviewer));
  const decision = { taskId: first.taskId, revision: 1, decision: 'pass', thenNext: true } as const;
  for (const _time of ['sent', 'sent again']) {
    const { data } = await t.call(calls.deskDecide, decision, as(t.reviewer));
    // A colleague's is passed over.
    expect(data).toMatchObject({ taskId: first.taskId, nextTaskId: third.taskId });
  }
  const last = { ...decision, taskId: third.taskId };
  expect((await t.call(calls.deskDecide, last, as(t.reviewer))).data.nextTaskId).toBeNull();
});

test('a decision that does not ask for more leaves the next task in its queue', async () => {
  const [first, second] = [await t.complain(), await t.complain()];
  await t.call(calls.deskClaim, { taskId: first.taskId }, as(t.reviewer));
  const decision = { taskId: first.taskId, revision: 1, decision: 'pass' } as const;
  const { data } = await t.call(calls.deskDecide, decision, as(t.reviewer));
  expect(data.nextTaskId).toBeNull();
  expect((await t.call(calls.deskClaim, { taskId: second.taskId }, as(t.other))).status).toBe(200);
});

test('a difference that was put back is a colleague’s next, and counts once as received', async () => {
  const { db } = t.services;
  const found = { kind: 'missingHere', subject: 'payment', number: 'W1', caseId: null } as const;
  const difference = { ...found, oursInFen: null, theirsInFen: 100 };
  const kept = { day: '2026-11-01', gateway: { name: 'sandbox-wechat' }, difference };
  await inTransaction(db, (trx) => keepDifference(trx, kept, t.services.now()));
  const next = async (staff: Staff) =>
    (await t.call(calls.deskClaimNext, { queue: 'difference' }, as(staff))).data?.taskId;
  const taskId = (await next(t.releaser)) ?? '';
  const words = '已问支付机构，明天答复';
  const putBack = { taskId, revision: 1, decision: 'refuse', words, thenNext: true } as const;
  expect((await t.call(calls.deskDecide, putBack, as(t.releaser))).data.nextTaskId).toBeNull();
  expect(await next(t.releaser)).toBeUndefined();
  const { queues } = await findFigures(db, { days: 7 }, t.services.now());
  const counted = queues.find(({ queue }) => queue === 'difference');
  expect(counted).toMatchObject({ came: 1, decided: 1, refused: 1, open: 1 });
  const again = await next(t.administrator);
  expect(again).toEqual(expect.any(String));
  await t.call(calls.deskRelease, { taskId: again ?? '' }, as(t.administrator));
  t.setNow(t.services.now() + claimMs);
  expect(await next(t.releaser)).toBe(again);
});
