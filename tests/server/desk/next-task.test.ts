import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '#src/shared/review/calls.ts';
import { as } from '../../support/test-staff.ts';
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
