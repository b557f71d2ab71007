import { afterEach, beforeEach, expect, test } from 'vitest';
import { $signIn, checkingCode, sendingCode } from '#src/stores/accounts/sign-in.ts';
import { $session, loadSession, signingOut } from '#src/stores/session.ts';
import { otherCode } from '../../support/code-sign-in.ts';
import { openTestBrowser } from '../../support/test-browser.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer();
});
afterEach(() => t.close());

const mobile = '13812345678';

const form = { mobile, scene: 'login' };

function sent() {
  const flow = $signIn.get();
  if (flow?.step !== 'code') throw new Error('No code was sent.');
  return flow.sent;
}

test('from the number over a wrong code to a session and out again', async () => {
  openTestBrowser(t);
  await sendingCode.submit({ ...form, mobile: '138-1234 5678' });
  expect(sent()).toMatchObject({ mobile, resendAt: testNow + 60_000 });
  const code = sent().demoCode ?? '';
  await checkingCode.submit({ ...form, code: otherCode(code) });
  expect(checkingCode.$state.get()).toMatchObject({ step: 'refused', reason: 'verifyCodeWrong' });
  expect($session.get()).toEqual({ state: 'unknown' });
  await checkingCode.submit({ ...form, code });
  expect(checkingCode.$state.get()).toMatchObject({ step: 'done' });
  expect($session.get()).toMatchObject({ state: 'viewer', user: { mobile: '138****5678' } });
  await signingOut.submit({});
  expect(signingOut.$state.get()).toMatchObject({ step: 'done' });
  await loadSession();
  expect($session.get()).toEqual({ state: 'guest' });
});

test('a code asked for again too early leaves the one that was sent in place', async () => {
  openTestBrowser(t);
  await sendingCode.submit(form);
  const first = sent();
  await sendingCode.submit(form);
  expect(sent()).toEqual(first);
  expect(sendingCode.$state.get()).toMatchObject({
    step: 'refused',
    reason: 'tooManyCodes',
    message: expect.stringMatching(/60|1 ?分/),
  });
  t.setNow(testNow + 60_000);
  await sendingCode.submit(form);
  expect(sent().resendAt).toBe(testNow + 120_000);
});

test('a second tap while a code is on its way sends nothing', async () => {
  const page = openTestBrowser(t);
  await Promise.all([sendingCode.submit(form), sendingCode.submit(form)]);
  expect(page.sent).toHaveLength(1);
});

test('a network that fails leaves the reader at the number', async () => {
  const page = openTestBrowser(t);
  page.answerWith(() => Promise.reject(new TypeError('fetch failed')));
  await sendingCode.submit(form);
  expect(sendingCode.$state.get()).toEqual({ step: 'unsure' });
  expect($signIn.get()).toBeUndefined();
});
