import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { $signIn, checkingCode, sendingCode } from '#src/stores/accounts/sign-in.ts';
import { claiming, deciding, makeUnmasking, releasing } from '#src/stores/desk/desk.ts';
import { $loginInterception, finishInterception } from '#src/stores/login-interception.ts';
import { openTaskDesk, type TaskDesk } from '../../server/desk/task-desk.ts';
import { openTestBrowser, type TestBrowser, until } from '../../support/test-browser.ts';
import { actsOf, addStaff } from '../../support/test-staff.ts';

let t: TaskDesk;
let page: TestBrowser;
let staff: Awaited<ReturnType<typeof addStaff>>;
let task: { taskId: string; verifyId: string };
beforeAll(async () => {
  t = await openTaskDesk();
});
beforeEach(async () => {
  page = openTestBrowser(t);
  for (const flow of [claiming, releasing, deciding]) flow.reset();
  staff = await addStaff(t, 'reviewer');
  await signIn();
  task = await t.complain();
});
afterAll(() => t.close());

const target = '/desk/queue/verification?done=1';
const refusal = () => ({
  ...{ taskId: task.taskId, step: 'decide', revision: '1', decision: 'refuse' },
  ...{ words: '投诉属实', 'refusal.realName': '名字不对', 'ready.realName': '' },
});

/** Signs in as the dialog does, a minute after any code before; the cookie stays with the page. */
async function signIn(): Promise<void> {
  t.setNow(t.services.now() + 60_000);
  await sendingCode.submit({ mobile: staff.mobile, scene: 'login' });
  const flow = $signIn.get();
  if (flow?.step !== 'code') throw new Error(`No code was sent: ${flow?.step}`);
  const code = flow.sent.demoCode ?? '';
  await checkingCode.submit({ mobile: staff.mobile, code, scene: 'login' });
  expect(checkingCode.$state.get()).toMatchObject({ step: 'done' });
}

test('a task is taken in hand, and kept for longer in place', async () => {
  await claiming.submit({ taskId: task.taskId, step: 'claim' }, { target: '/desk/task/1' });
  expect(page.wentTo).toEqual(['/desk/task/1']);
  claiming.reset();
  t.setNow(t.services.now() + 60_000);
  await claiming.submit({ taskId: task.taskId, step: 'claim' });
  const state = claiming.$state.get();
  expect(state.step === 'done' && state.output.claimedUntil).toBe(t.services.now() + 30 * 60_000);
  expect(page.wentTo).toHaveLength(1);
});

test('a task that is not in hand is refused with words, and nothing is decided', async () => {
  for (const flow of [deciding, releasing]) {
    await flow.submit(refusal(), { target });
    expect(flow.$state.get()).toMatchObject({ step: 'refused', reason: 'taskNotHeld' });
  }
  expect(page.wentTo).toEqual([]);
  expect(await actsOf(t, staff.userId)).toEqual([]);
});

test('a refusal without words says at the field what it lacks', async () => {
  await claiming.submit({ taskId: task.taskId });
  const { taskId } = task;
  await deciding.submit({ taskId, revision: '1', decision: 'refuse', words: '' }, { target });
  expect(deciding.$state.get()).toMatchObject({
    step: 'refused',
    fields: { words: expect.stringMatching(/./) },
  });
});

test('a lost answer is unsure, and the same decision again has one effect', async () => {
  await claiming.submit({ taskId: task.taskId });
  page.answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await deciding.submit(refusal(), { target });
  expect(deciding.$state.get()).toEqual({ step: 'unsure' });
  await deciding.submit(refusal(), { target });
  deciding.reset();
  await deciding.submit(refusal(), { target });
  expect(page.wentTo).toEqual([target, target]);
  expect(await actsOf(t, staff.userId)).toEqual(['claim', 'refuse']);
});

test('a lost session is mended in place, and the decision goes on; no device keeps its words', async () => {
  await claiming.submit({ taskId: task.taskId });
  await t.services.db.updateTable('sessions').set({ revoked_at: t.services.now() }).execute();
  t.setNow(t.services.now() + 60_000);
  const sending = deciding.submit(refusal(), { target });
  await until($loginInterception, ({ state }) => state === 'asking');
  await signIn();
  finishInterception();
  await sending;
  expect(page.wentTo).toEqual([target]);
  expect(JSON.stringify([...page.kept])).not.toMatch(/投诉属实|名字不对/);
});

test('each secret is shown by itself, for a reason', async () => {
  await claiming.submit({ taskId: task.taskId });
  const [name, number] = [makeUnmasking(), makeUnmasking()];
  await name.submit({ taskId: task.taskId, field: 'realName', reason: '投诉说名字是假的' });
  const state = name.$state.get();
  expect(state.step === 'done' && state.output).toEqual({
    field: 'realName',
    value: expect.not.stringContaining('*'),
  });
  await number.submit({ taskId: task.taskId, field: 'idCard', reason: '看' });
  expect(number.$state.get()).toMatchObject({
    step: 'refused',
    fields: { reason: expect.stringMatching(/./) },
  });
});
