import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOwnGreenPaths } from '#src/server/advisers/leads/find-own-help.ts';
import { newId } from '#src/server/platform/keys.ts';
import { greenPathApply } from '#src/shared/advisers/calls.ts';
import { type GreenState, greenStates } from '#src/shared/advisers/green/green-steps.ts';
import { deskMoveGreenPath, deskRevealGreenPath } from '#src/shared/desk/leads/calls.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { actsOf, addStaff, as, type Staff } from '../../support/test-staff.ts';

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

const asked = { disease: '系统性红斑狼疮', hospital: '曲靖医院', content: '想看风湿免疫科。' };
async function apply() {
  const person = await addStaff(t);
  const content = `${asked.content}${newId()}`;
  const { data } = await t.call(greenPathApply, { ...asked, content }, as(person));
  return { ...person, applyId: data.applyId };
}
const words = '已把资料发给两家医院，等答复。';
const move = (applyId: string, state: GreenState, by = reviewer) =>
  t.call(deskMoveGreenPath, { applyId, state, words }, as(by));
const own = (userId: string) => findOwnGreenPaths(t.services, userId);

test('an application is asked, looked for and placed, and its family reads each step', async () => {
  const person = await apply();
  expect(await own(person.userId)).toMatchObject([{ state: 'asked', steps: [] }]);
  expect((await move(person.applyId, 'looking')).status).toBe(200);
  expect((await move(person.applyId, 'looking')).status).toBe(200);
  expect((await move(person.applyId, 'placed')).status).toBe(200);
  expect(await own(person.userId)).toMatchObject([
    {
      state: 'placed',
      steps: [
        { state: 'looking', words },
        { state: 'placed', words },
      ],
    },
  ]);
  const { list } = (await t.call(messageList, { anchorId: '' }, as(person))).data;
  expect(list.map(({ kind }) => kind)).toEqual(['greenPathMoved', 'greenPathMoved']);
  expect(list[0]?.words).toContain(words);
  expect((await actsOf(t, reviewer.userId)).slice(-2)).toEqual(['moveGreenPath', 'moveGreenPath']);
});

const ways: Record<GreenState, readonly GreenState[]> = {
  asked: ['looking', 'refused'],
  looking: ['placed', 'refused'],
  placed: [],
  refused: [],
};
const every = greenStates.flatMap((from) => greenStates.map((to) => [from, to] as const));

test.each(every)('from %s to %s goes only what the table lets go', async (from, to) => {
  const { applyId } = await apply();
  if (from === 'looking' || from === 'placed') await move(applyId, 'looking');
  if (from === 'placed') await move(applyId, 'placed');
  if (from === 'refused') await move(applyId, 'refused');
  const { status, refusal } = await move(applyId, to);
  if (from === to || ways[from].includes(to)) expect(status).toBe(200);
  else expect(refusal?.reason).toBe('greenStepRefused');
});

test('staff read a number for a reason, advisers never, and nobody moves an application of their own', async () => {
  const { applyId, mobile } = await apply();
  const reason = '约专家时间';
  const shown = await t.call(deskRevealGreenPath, { applyId, reason }, as(reviewer));
  expect(shown.data.mobile).toBe(mobile);
  const adviser = await addStaff(t, 'adviser');
  expect((await t.call(deskRevealGreenPath, { applyId, reason }, as(adviser))).status).toBe(403);
  expect((await move(applyId, 'looking', adviser)).status).toBe(403);
  const ownOne = await t.call(greenPathApply, asked, as(reviewer));
  expect((await move(ownOne.data.applyId, 'looking')).refusal?.reason).toBe('ownTask');
  expect((await move(newId(), 'looking')).status).toBe(404);
});
