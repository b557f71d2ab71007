import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findLeftTasks } from '#src/server/desk/tasks/find-left-tasks.ts';
import { findTaskView } from '#src/server/desk/tasks/find-task-view.ts';
import { findTrail } from '#src/server/review/find-trail.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { deskDecide, deskRelease } from '#src/shared/review/calls.ts';
import { deskAssign, deskEscalate, deskSnooze } from '#src/shared/review/passing/calls.ts';
import { addStaff, as, openTestTask, type Staff } from '../../support/test-staff.ts';
import { openThreadDesk } from './thread-desk.ts';

const hourMs = 3_600_000;
const reason = '我明天休假，材料已经看过一半。';

let t: Awaited<ReturnType<typeof openThreadDesk>>;
let on: Awaited<ReturnType<typeof t.begin>>;
beforeAll(async () => {
  t = await openThreadDesk();
});
afterAll(() => t.close());
beforeEach(async () => {
  on = await t.begin();
});

const assign = (to: Staff, by = t.reviewer, words = reason) =>
  t.call(deskAssign, { taskId: on.taskId, assignee: to.userId, reason: words }, as(by));
const escalate = (by = t.reviewer) => t.call(deskEscalate, { taskId: on.taskId, reason }, as(by));
const snooze = (hours: number, by = t.reviewer) =>
  t.call(deskSnooze, { taskId: on.taskId, hours, reason } as never, as(by));
const leftTo = async ({ userId }: Staff) => {
  const left = await findLeftTasks(t.services.db, { userId, locale: 'zh-CN' }, t.services.now());
  return left.map(({ taskId }) => taskId);
};
const newestAct = async () => {
  const { list } = await findTrail(t.services.db, { anchorId: '', caseId: on.caseId });
  return list[0];
};

test('a task handed over leaves the hand, is the next of who gets it, and says the word', async () => {
  await on.claim();
  expect((await assign(t.other)).status).toBe(200);
  expect(await newestAct()).toMatchObject({
    act: 'assign',
    staffUserId: t.reviewer.userId,
    reason,
  });
  expect(await leftTo(t.other)).toEqual([on.taskId]);
  const told = await t.call(messageList, { anchorId: '' }, as(t.other));
  expect(told.data.list).toContainEqual(
    expect.objectContaining({ kind: 'taskLeft', words: expect.stringContaining('留了话') }),
  );
  const older = await t.complain();
  await openTestTask(t, { subjectId: older.verifyId, caseId: older.caseId, urgent: true });
  expect(await on.next(t.reviewer)).toBe(older.taskId);
  expect(await on.next(t.other)).toBe(on.taskId);
  expect(await leftTo(t.other)).toEqual([]);
  expect(await on.view()).toMatchObject({ leftWords: reason });
});

test('who is not there can be stood in for: a colleague takes it in hand by name, or once it is late', async () => {
  await assign(t.other);
  expect(await on.next(t.reviewer)).toBeUndefined();
  expect((await on.claim()).status).toBe(200);
  await t.call(deskRelease, { taskId: on.taskId }, as(t.reviewer));
  t.setNow(t.services.now() + 48 * hourMs);
  expect(await on.next(t.reviewer)).toBe(on.taskId);
});

test('a task is left only to somebody who may decide it', async () => {
  const submitter = await addStaff(t, 'reviewer');
  const own = await t.complain(submitter.userId);
  const leave = (to: Staff) =>
    t.call(deskAssign, { taskId: own.taskId, assignee: to.userId, reason }, as(t.reviewer));
  for (const stranger of [submitter, t.releaser, await addStaff(t), t.reviewer]) {
    expect((await leave(stranger)).refusal?.fields).toHaveProperty('assignee');
  }
  expect((await leave(t.other)).status).toBe(200);
  expect((await assign(t.other, t.reviewer, '好')).refusal?.fields).toHaveProperty('reason');
});

test('what a colleague has in hand, or is decided, is neither passed on nor put off', async () => {
  await on.claim(t.other);
  for (const step of [assign(t.reviewer), escalate(), snooze(4)]) {
    expect((await step).code).toBe(40930);
  }
  expect((await assign(t.other, t.releaser)).status).toBe(403);
  const decision = { taskId: on.taskId, revision: 1, decision: 'pass' } as const;
  await t.call(deskDecide, decision, as(t.other));
  for (const step of [assign(t.reviewer), escalate(), snooze(4)]) {
    expect((await step).code).toBe(40931);
  }
});

test('what is given to administrators only they have, until they give it back', async () => {
  await on.claim();
  expect((await escalate()).status).toBe(200);
  expect((await newestAct())?.act).toBe('escalate');
  expect((await on.claim()).status).toBe(403);
  expect((await assign(t.reviewer)).status).toBe(403);
  expect((await snooze(4)).status).toBe(403);
  expect(await on.next(t.reviewer)).toBeUndefined();
  const older = await t.complain();
  await openTestTask(t, { subjectId: older.verifyId, caseId: older.caseId, urgent: true });
  expect(await on.next(t.administrator)).toBe(on.taskId);
  const asked = { taskId: on.taskId, locale: 'zh-CN' } as const;
  const staff = { userId: t.reviewer.userId, roles: ['reviewer'] as const };
  const view = await findTaskView(t.services, { ...asked, staff }, t.services.now());
  expect(view).toMatchObject({ mayHave: false, mayEscalate: false });
  expect((await assign(t.reviewer, t.administrator)).status).toBe(200);
  expect((await on.claim()).status).toBe(200);
});

test('what is put off is nobody’s next until then, and then of who put it off; its clock runs on', async () => {
  const from = t.services.now();
  await on.claim();
  expect((await snooze(5)).refusal?.fields).toHaveProperty('hours');
  expect((await snooze(4)).status).toBe(200);
  expect(await newestAct()).toMatchObject({ act: 'snooze', detail: '{"hours":4}' });
  t.setNow(from + 4 * hourMs - 1);
  expect(await on.next(t.reviewer)).toBeUndefined();
  expect(await leftTo(t.reviewer)).toEqual([]);
  t.setNow(from + 4 * hourMs);
  expect(await leftTo(t.reviewer)).toEqual([on.taskId]);
  expect(await on.next(t.other)).toBeUndefined();
  expect(await on.next(t.reviewer)).toBe(on.taskId);
  const { clock_from } = await t.services.db
    .selectFrom('review_tasks')
    .select('clock_from')
    .where('id', '=', on.taskId)
    .executeTakeFirstOrThrow();
  expect(clock_from).toBe(from);
});

test('what is handed in anew is put off no longer', async () => {
  await snooze(168);
  await openTestTask(t, { subjectId: on.verifyId, caseId: on.caseId });
  expect(await on.next(t.reviewer)).toBe(on.taskId);
});

test('of a claim and three ways from a task at once, one after the other holds, and all are told', async () => {
  const steps = [on.claim(t.other), assign(t.other), escalate(), snooze(4)];
  const answers = await Promise.all(steps);
  for (const { status } of answers) expect([200, 403, 409]).toContain(status);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  const { list } = await findTrail(t.services.db, { anchorId: '', caseId: on.caseId });
  const done = answers.filter(({ status }) => status === 200);
  expect(list).toHaveLength(done.length);
});
