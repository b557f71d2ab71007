import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { caseCalls } from '#src/shared/cases/calls.ts';
import { commentAdd, commentGet, commentRemove } from '#src/shared/comments/calls.ts';
import { deskComment } from '#src/shared/desk/cases/calls.ts';
import * as calls from '#src/shared/review/calls.ts';
import * as actsCalls from '#src/shared/verification/acts/calls.ts';
import * as verification from '#src/shared/verification/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { actsOf, addStaff, as } from '../../support/test-staff.ts';
import { openTaskDesk, type TaskDesk } from './task-desk.ts';

let t: TaskDesk;
beforeAll(async () => {
  t = await openTaskDesk();
  expect(caseCalls.length).toBeGreaterThan(0);
});
afterAll(() => t.close());

const reason = '与事实不符，已核对';
const shown = async (infoUuid: string) =>
  (await t.call(verification.verificationList, { infoUuid })).data.count;
const decide = async (taskId: string, decision: 'pass' | 'refuse') => {
  await t.call(calls.deskClaim, { taskId }, as(t.reviewer));
  const asked = { taskId, decision, revision: 1, words: reason };
  return t.call(calls.deskDecide, asked, as(t.reviewer));
};

test('an upheld complaint takes a verification out of lists and counts; a dismissed one does not', async () => {
  const dismissed = await t.complain();
  expect((await decide(dismissed.taskId, 'pass')).status).toBe(200);
  expect(await shown(dismissed.caseId)).toBe(1);
  const upheld = await t.complain();
  expect((await decide(upheld.taskId, 'refuse')).status).toBe(200);
  expect(await shown(upheld.caseId)).toBe(0);
  const states = await t.services.db
    .selectFrom('verification_complaints')
    .select(['verification_id', 'state'])
    .where('verification_id', 'in', [dismissed.verifyId, upheld.verifyId])
    .execute();
  const stateOf = (id: string) => states.find((row) => row.verification_id === id)?.state;
  expect([stateOf(dismissed.verifyId), stateOf(upheld.verifyId)]).toEqual(['dismissed', 'upheld']);
});

async function hiddenComment() {
  const owner = await addStaff(t);
  const author = await addStaff(t);
  const { id: infoUuid } = await makeCase(t.services.db, { owner_user_id: owner.userId });
  const content = `为什么还没有公布费用单 ${newId()}`;
  const said = await t.call(commentAdd, { infoUuid, content }, as(author));
  const { commentId } = said.data;
  await t.call(commentRemove, { commentId }, as(owner));
  const read = async () => (await t.call(commentGet, { infoUuid })).data.list.length;
  const { id: taskId } = await t.services.db
    .selectFrom('review_tasks')
    .select('id')
    .where('subject_id', '=', commentId)
    .executeTakeFirstOrThrow();
  return { owner, infoUuid, commentId, taskId, read };
}

test('what a family hides comes to staff, who leave it or show it again', async () => {
  const left = await hiddenComment();
  expect((await decide(left.taskId, 'pass')).status).toBe(200);
  expect(await left.read()).toBe(0);
  const shownAgain = await hiddenComment();
  expect(await shownAgain.read()).toBe(0);
  expect((await decide(shownAgain.taskId, 'refuse')).status).toBe(200);
  expect(await shownAgain.read()).toBe(1);
});

test('staff hide and show a comment from the case file, with a reason on the trail', async () => {
  const { commentId, read } = await hiddenComment();
  const set = (hidden: boolean) =>
    t.call(deskComment, { commentId, hidden, reason }, as(t.administrator));
  expect((await set(false)).status).toBe(200);
  expect(await read()).toBe(1);
  expect((await set(true)).status).toBe(200);
  expect((await set(true)).status).toBe(200);
  expect(await read()).toBe(0);
  const acts = await actsOf(t, t.administrator.userId);
  expect(acts.filter((act) => act.endsWith('Comment'))).toEqual(['showComment', 'hideComment']);
});

test('the author of a verification corrects it, or takes it back for good', async () => {
  const owner = await addStaff(t);
  const author = await addStaff(t);
  const stranger = await addStaff(t);
  t.setNow(t.services.now() + 6 * 60_000);
  const { id: infoUuid } = await makeCase(t.services.db, { owner_user_id: owner.userId });
  const friend = { kind: 'friend', relation: 'neighbour', realName: '王小明' } as const;
  const content = '我们住同一个楼道，孩子住院以后我去看过两次。';
  const proof = { infoUuid, ...friend, content };
  const { data } = await t.call(actsCalls.verificationAdd, proof, as(author));
  const { verifyId } = data;
  const correct = (words: string, by = author) =>
    t.call(actsCalls.verificationCorrect, { verifyId, content: words }, as(by));
  expect((await correct('改成别人的话，看看行不行。', stranger)).status).toBe(404);
  expect((await correct('更正：我去看过三次，不是两次。')).status).toBe(200);
  const { list } = (await t.call(verification.verificationList, { infoUuid })).data;
  expect(list.map((one) => one.content)).toEqual(['更正：我去看过三次，不是两次。']);
  const takeBack = () => t.call(actsCalls.verificationTakeBack, { verifyId }, as(author));
  expect([(await takeBack()).status, (await takeBack()).status]).toEqual([200, 404]);
  const show = { verifyId, infoUuid, operation: 'select' } as const;
  await t.call(actsCalls.verificationOperate, show, as(owner));
  expect(await shown(infoUuid)).toBe(0);
  expect((await t.call(actsCalls.verificationAdd, proof, as(author))).code).toBe(40908);
});
