import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTrail } from '#src/server/review/find-trail.ts';
import * as calls from '#src/shared/review/calls.ts';
import { addStaff, as } from '../../support/test-staff.ts';
import { openTaskDesk, type TaskDesk } from './task-desk.ts';

let t: TaskDesk;
beforeAll(async () => {
  t = await openTaskDesk();
});
afterAll(() => t.close());

const note = '打过电话，家属说周三补发票。';
const keep = (taskId: string, by: { token: string }, words = note) =>
  t.call(calls.deskNote, { taskId, note: words }, as(by));

test('a note stands in the history of its case, by whom and when, without taking the task', async () => {
  const { taskId, caseId } = await t.complain();
  await t.call(calls.deskClaim, { taskId }, as(t.other));
  expect((await keep(taskId, t.reviewer)).status).toBe(200);
  const { list } = await findTrail(t.services.db, { anchorId: '', caseId });
  expect(list[0]).toMatchObject({
    ...{ act: 'note', reason: note, staffUserId: t.reviewer.userId },
    at: t.services.now(),
  });
  const decision = { taskId, revision: 1, decision: 'pass' } as const;
  expect((await t.call(calls.deskDecide, decision, as(t.other))).status).toBe(200);
  expect((await keep(taskId, t.reviewer)).status).toBe(200);
});

test('a note is refused to other roles, to whom the task is about, and when it says nothing', async () => {
  const someone = await addStaff(t, 'reviewer');
  const { taskId } = await t.complain(someone.userId);
  expect((await keep(taskId, t.releaser)).status).toBe(403);
  expect((await keep(taskId, t.reviewer, '好')).refusal?.fields).toHaveProperty('note');
  const own = await t.services.db
    .updateTable('review_tasks')
    .set({ submitted_by: someone.userId })
    .where('id', '=', taskId)
    .executeTakeFirst();
  expect(own.numUpdatedRows).toBe(1n);
  expect((await keep(taskId, someone)).status).toBe(409);
  expect((await keep('unknown-task-unknown-1', t.reviewer)).status).toBe(404);
});
