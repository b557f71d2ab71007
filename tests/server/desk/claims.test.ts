import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { claimMs } from '#src/server/desk/tasks/lock-task.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import * as calls from '#src/shared/review/calls.ts';
import { actsOf, addStaff, as, openTestTask } from '../../support/test-staff.ts';
import { openTaskDesk, type TaskDesk } from './task-desk.ts';

let t: TaskDesk;
beforeAll(async () => {
  t = await openTaskDesk();
});
afterAll(() => t.close());

const claim = (taskId: string, staff = t.reviewer) =>
  t.call(calls.deskClaim, { taskId }, as(staff));
const pass = { revision: 1, decision: 'pass' as const };
const decide = (taskId: string, more: Partial<typeof refusal> = {}, staff = t.reviewer) =>
  t.call(calls.deskDecide, { taskId, ...pass, ...more }, as(staff));
const refusal = { revision: 1, decision: 'refuse' as 'pass' | 'refuse', words: '投诉属实' };

test('of many who claim a task at once, exactly one gets it, and the others are told', async () => {
  const { taskId } = await t.complain();
  const staff = await Promise.all(Array.from({ length: 6 }, () => addStaff(t, 'reviewer')));
  const answers = await Promise.all(staff.map((person) => claim(taskId, person)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const winner = staff[answers.findIndex(({ status }) => status === 200)];
  expect(winner && (await actsOf(t, winner.userId))).toEqual(['claim']);
});

test('what a colleague has in hand is refused by their name, until their time is up', async () => {
  const { taskId } = await t.complain();
  const { nickname } = await t.services.db
    .selectFrom('users')
    .select('nickname')
    .where('id', '=', t.other.userId)
    .executeTakeFirstOrThrow();
  await claim(taskId, t.other);
  for (const step of [claim(taskId), decide(taskId)]) {
    expect((await step).msg).toBe(`正由${nickname}处理。`);
  }
  t.setNow(t.services.now() + claimMs);
  expect((await decide(taskId)).msg).not.toContain(nickname);
});

test('a lease ends by itself; who held it may not decide any more, the next one may', async () => {
  const { taskId } = await t.complain();
  expect((await claim(taskId)).status).toBe(200);
  expect((await claim(taskId, t.other)).code).toBe(40930);
  t.setNow(t.services.now() + 30 * 60_000);
  expect((await decide(taskId)).code).toBe(40930);
  expect((await claim(taskId, t.other)).status).toBe(200);
  expect((await claim(taskId)).code).toBe(40930);
  expect((await decide(taskId, {}, t.other)).status).toBe(200);
});

test('an unclaimed task, or a colleague’s, can not be decided, released or looked into', async () => {
  const { taskId } = await t.complain();
  for (const holder of [undefined, t.other]) {
    if (holder) await claim(taskId, holder);
    expect((await decide(taskId)).code).toBe(40930);
    expect((await t.call(calls.deskRelease, { taskId }, as(t.reviewer))).code).toBe(40930);
    const unmask = { taskId, field: 'idCard', reason: '核对身份' };
    expect((await t.call(calls.deskUnmask, unmask, as(t.reviewer))).code).toBe(40930);
  }
});

test('the same decision sent again has the same answer and one effect; another one is refused', async () => {
  const { taskId, verifyId } = await t.complain();
  await claim(taskId);
  const [first, second] = await Promise.all([decide(taskId, refusal), decide(taskId, refusal)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  t.setNow(t.services.now() + 60_000);
  expect((await decide(taskId, refusal)).data).toEqual(first.data);
  expect((await decide(taskId)).code).toBe(40931);
  expect((await decide(taskId, refusal, t.other)).code).toBe(40931);
  const refused = await t.services.db
    .selectFrom('audit_trail')
    .select('reason')
    .where('subject_id', '=', verifyId)
    .where('act', '=', 'refuse')
    .execute();
  expect(refused).toEqual([{ reason: '投诉属实' }]);
});

test('what was submitted again meanwhile has to be looked at again', async () => {
  const { taskId, verifyId, caseId } = await t.complain();
  await claim(taskId);
  const again = await openTestTask(t, { subjectId: verifyId, caseId, urgent: true });
  expect(again.taskId).toBe(taskId);
  expect((await decide(taskId)).code).toBe(40932);
  expect((await decide(taskId, { ...pass, revision: 2 })).status).toBe(200);
});

test('nobody decides on what they submitted, or on a case of their own', async () => {
  const submitter = await addStaff(t, 'reviewer');
  const { taskId } = await t.complain(submitter.userId);
  expect((await claim(taskId, submitter)).code).toBe(40933);
  const owner = await addStaff(t, 'reviewer');
  const own = await t.complain();
  await t.services.db
    .updateTable('cases')
    .set({ owner_user_id: owner.userId } as never)
    .where('id', '=', own.caseId)
    .execute();
  expect((await claim(own.taskId, owner)).code).toBe(40933);
});

test('a role that does not fit the queue neither claims nor decides', async () => {
  const { taskId } = await t.complain();
  expect((await claim(taskId, t.releaser)).code).toBe(40300);
  const next = { queue: 'verification' } as const;
  expect((await t.call(calls.deskClaimNext, next, as(t.releaser))).code).toBe(40300);
});

test('the next task is the urgent one, then the oldest; a colleague gets another', async () => {
  const queue = 'comment' as const;
  expect((await t.call(calls.deskClaimNext, { queue }, as(t.reviewer))).data).toBeNull();
  const verification = { queue: 'verification' } as const;
  await t.services.db
    .updateTable('review_tasks')
    .set({ claimed_by: null, claimed_until: null })
    .execute();
  await t.services.db.updateTable('review_tasks').set({ urgent: 0 }).execute();
  const urgent = await t.complain();
  await openTestTask(t, { subjectId: urgent.verifyId, caseId: urgent.caseId, urgent: true });
  const first = await t.call(calls.deskClaimNext, verification, as(t.reviewer));
  expect(first.data?.taskId).toBe(urgent.taskId);
  const second = await t.call(calls.deskClaimNext, verification, as(t.other));
  expect(second.data?.taskId).not.toBe(urgent.taskId);
});

test('a subject that goes away takes its task off the desk', async () => {
  const { taskId, verifyId } = await t.complain();
  await claim(taskId);
  const gone = { queue: 'verification', subjectId: verifyId, because: 'byAuthor' } as const;
  await inTransaction(t.services.db, (trx) => closeTask(trx, { ...gone, now: t.services.now() }));
  expect((await decide(taskId)).code).toBe(40931);
});

test('a refusal of nothing without words is refused itself, and changes nothing', async () => {
  const { taskId } = await t.complain();
  await claim(taskId);
  const answer = await decide(taskId, { ...refusal, words: '' });
  expect(answer.refusal?.fields).toHaveProperty('words');
  expect((await decide(taskId)).status).toBe(200);
});
