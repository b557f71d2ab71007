import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportOwn } from '#src/server/accounts/export-own.ts';
import { findQueueOverview } from '#src/server/desk/tasks/find-queue-overview.ts';
import { findTrail } from '#src/server/review/find-trail.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { fundraiserTasks } from '#src/shared/raiser/calls.ts';
import * as calls from '#src/shared/review/calls.ts';
import { answerWithinMs } from '#src/shared/review/family-answer.ts';
import { queueTargetHours } from '#src/shared/review/queue-names.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import { as, openTestTask } from '../../support/test-staff.ts';
import { content, openThreadDesk, question } from './thread-desk.ts';

const hourMs = 3_600_000;

let t: Awaited<ReturnType<typeof openThreadDesk>>;
let on: Awaited<ReturnType<typeof t.begin>>;
beforeAll(async () => {
  t = await openThreadDesk();
});
afterAll(() => t.close());
beforeEach(async () => {
  on = await t.begin();
});

const glance = async () => {
  const staff = { userId: t.reviewer.userId, roles: ['reviewer'] as const };
  const queues = await findQueueOverview(t.services.db, staff, t.services.now());
  return queues.find(({ queue }) => queue === 'verification');
};

test('a question puts its task back to wait, tells the family, and is its next step', async () => {
  const questionId = await on.askHeld();
  expect((await on.claim(t.other)).status).toBe(200);
  await t.call(calls.deskRelease, { taskId: on.taskId }, as(t.other));
  expect(await on.next(t.reviewer)).toBeUndefined();
  expect(await on.next(t.other)).toBeUndefined();
  const told = (await t.call(messageList, {}, as(on.family))).data.list;
  expect(told.map(({ kind }) => kind)).toEqual(['staffAsked']);
  expect(JSON.stringify(told)).not.toContain('诊断日期');
  const steps = (await t.call(fundraiserTasks, { infoUuid: on.caseId }, as(on.family))).data.list;
  expect(steps[0]).toEqual({ kind: 'questionToAnswer', count: 1 });
  const { list } = await findTrail(t.services.db, { anchorId: '', caseId: on.caseId });
  expect(list.some(({ act }) => act === 'askFamily')).toBe(true);
  expect(JSON.stringify(list)).not.toContain('诊断日期');
  expect((await on.view())?.questions).toMatchObject([{ questionId, question, answer: null }]);
});

test('the answer with its papers brings the task to who asked, before what is older and urgent', async () => {
  const questionId = await on.askHeld();
  const older = await t.complain();
  await openTestTask(t, { subjectId: older.verifyId, caseId: older.caseId, urgent: true });
  const { imageId } = await uploadPhoto(t, { token: on.family.token, purpose: 'answer' });
  expect((await on.answer(questionId, { attachments: imageId })).status).toBe(200);
  expect((await on.answer(questionId, { attachments: imageId })).status).toBe(200);
  expect((await on.answer(questionId, { content: '别的回答' })).code).toBe(40943);
  expect(await on.next(t.reviewer)).toBe(on.taskId);
  expect(await on.next(t.other)).toBe(older.taskId);
  expect((await on.view())?.questions).toMatchObject([{ answer: content, imageIds: [imageId] }]);
  const open = (id: string) =>
    t.request(`${calls.deskImage.path}?taskId=${on.taskId}&imageId=${id}`, {
      headers: { authorization: `Bearer ${t.reviewer.token}` },
    });
  expect((await open(imageId)).status).toBe(200);
  const { imageId: unsent } = await uploadPhoto(t, { token: on.family.token, purpose: 'answer' });
  expect((await open(unsent)).status).toBe(404);
  const steps = (await t.call(fundraiserTasks, { infoUuid: on.caseId }, as(on.family))).data.list;
  expect(steps.map(({ kind }) => kind)).not.toContain('questionToAnswer');
  expect((await exportOwn(t.services, on.family.userId)).questions).toMatchObject([
    { question, answer: content },
  ]);
});

test('what the family takes does not count against staff, up to the time it has', async () => {
  const from = t.services.now();
  const target = queueTargetHours.verification * hourMs;
  const questionId = await on.askHeld();
  t.setNow(from + target + hourMs);
  expect(await glance()).toMatchObject({ waiting: 1, asked: 1, oldestAt: null, late: false });
  await on.answer(questionId);
  expect(await glance()).toMatchObject({ asked: 0, oldestAt: from + target + hourMs, late: false });
  t.setNow(from + 2 * target + hourMs);
  expect(await glance()).toMatchObject({ late: true });
});

test('a question that nobody answers gives the task back in time; a late answer still counts', async () => {
  const from = t.services.now();
  const questionId = await on.askHeld();
  t.setNow(from + answerWithinMs - 1);
  expect(await on.next(t.reviewer)).toBeUndefined();
  t.setNow(from + answerWithinMs);
  expect(await glance()).toMatchObject({ asked: 0, oldestAt: from + answerWithinMs });
  expect(await on.next(t.other)).toBeUndefined();
  expect(await on.next(t.reviewer)).toBe(on.taskId);
  t.setNow(from + answerWithinMs + hourMs);
  expect((await on.answer(questionId)).status).toBe(200);
  expect(await glance()).toMatchObject({ oldestAt: from + answerWithinMs });
});
