import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findTrail } from '#src/server/review/find-trail.ts';
import * as calls from '#src/shared/review/calls.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import { addStaff, as, openTestTask, type Staff } from '../../support/test-staff.ts';
import { openThreadDesk } from './thread-desk.ts';

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

test('nobody decides without having seen an answer that came meanwhile', async () => {
  const questionId = await on.askHeld();
  await on.claim();
  await on.answer(questionId);
  const decision = { taskId: on.taskId, decision: 'pass' } as const;
  const decide = (revision: number) =>
    t.call(calls.deskDecide, { ...decision, revision }, as(t.reviewer));
  expect((await decide(1)).code).toBe(40932);
  expect((await decide(2)).status).toBe(200);
});

test('what was handed in anew meanwhile is looked at, and the question stays open', async () => {
  const questionId = await on.askHeld();
  t.setNow(t.services.now() + hourMs);
  await openTestTask(t, { subjectId: on.verifyId, caseId: on.caseId });
  expect(await on.next(t.reviewer)).toBe(on.taskId);
  expect((await on.answer(questionId)).status).toBe(200);
});

test('a decision ends the question: an answer after it is refused and changes nothing', async () => {
  const questionId = await on.askHeld();
  await on.claim();
  const decision = { taskId: on.taskId, revision: 1, decision: 'pass' } as const;
  const [decided, answered] = await Promise.all([
    t.call(calls.deskDecide, decision, as(t.reviewer)),
    on.answer(questionId),
  ]);
  // Whichever came first, a decision on an answer nobody saw is refused, and an answer after it
  // too.
  expect([decided.status, answered.status].sort()).toEqual([200, 409]);
  if (answered.status === 409) {
    expect(answered.code).toBe(40943);
    expect((await on.view())?.questions).toMatchObject([{ answer: null }]);
  }
});

test('asking is for who holds the task, once at a time, and about a case', async () => {
  expect((await on.ask()).code).toBe(40930);
  await on.claim();
  expect((await on.ask(t.other)).code).toBe(40930);
  expect((await on.ask(t.releaser)).status).toBe(403);
  expect((await on.ask(t.reviewer, '看不清')).refusal?.fields).toHaveProperty('question');
  await on.ask();
  await on.claim();
  expect((await on.ask()).code).toBe(40942);
});

test('only the family of the case answers, with its own papers', async () => {
  const questionId = await on.askHeld();
  const stranger = await addStaff(t);
  expect((await on.answer(questionId, {}, stranger)).status).toBe(404);
  const other = await t.complain();
  await on.own(other.caseId, stranger);
  expect((await on.answer(questionId, { infoUuid: other.caseId }, stranger)).status).toBe(404);
  const { imageId } = await uploadPhoto(t, { token: stranger.token, purpose: 'answer' });
  const stolen = await on.answer(questionId, { attachments: imageId });
  expect(stolen.refusal?.fields).toHaveProperty('attachments');
  expect((await on.answer(questionId)).status).toBe(200);
});

test('a call stands in the history of its case: when, by whom and how it went', async () => {
  const note = '家属说周三补发票。';
  const log = (staff: Staff, outcome = 'reached') =>
    t.call(calls.deskLogCall, { taskId: on.taskId, outcome, note } as never, as(staff));
  expect((await log(t.reviewer)).status).toBe(200);
  expect((await log(t.releaser)).status).toBe(403);
  expect((await log(t.reviewer, 'sung')).refusal?.fields).toHaveProperty('outcome');
  const { list } = await findTrail(t.services.db, { anchorId: '', caseId: on.caseId });
  expect(list).toMatchObject([
    {
      ...{ act: 'logCall', staffUserId: t.reviewer.userId, reason: note },
      ...{ detail: '{"outcome":"reached"}', at: t.services.now() },
    },
  ]);
});
