import { afterEach, beforeEach, expect, test } from 'vitest';
import { $session, loadSession, signOut } from '#src/stores/session.ts';
import { $signIn, checkCode, resendCode, sendCode } from '#src/stores/sign-in.ts';
import { otherCode } from '../support/code-sign-in.ts';
import { openTestBrowser } from '../support/test-browser.ts';
import { openTestServer, type TestServer, testNow } from '../support/test-server.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer();
});
afterEach(() => t.close());

const mobile = '13812345678';

function sent() {
  const flow = $signIn.get();
  if (!flow || !('sent' in flow)) throw new Error('No code was sent.');
  return flow.sent;
}

test('from the number over a wrong code to a session and out again', async () => {
  openTestBrowser(t);
  await sendCode(mobile, 'login');
  expect($signIn.get()).toMatchObject({
    step: 'code',
    sent: { mobile, resendAt: testNow + 60_000 },
  });
  const code = sent().demoCode ?? '';
  expect(await checkCode({ sent: sent(), code: otherCode(code), scene: 'login' })).toBe(false);
  expect($signIn.get()).toMatchObject({ step: 'code', problem: { reason: 'verifyCodeWrong' } });
  expect(await checkCode({ sent: sent(), code, scene: 'login' })).toBe(true);
  expect($signIn.get()).toEqual({ step: 'done' });
  expect($session.get()).toMatchObject({ state: 'viewer', user: { mobile: '138****5678' } });
  expect(await signOut()).toBe(true);
  await loadSession();
  expect($session.get()).toEqual({ state: 'guest' });
});

test('a code asked for again too early leaves the one that was sent in place', async () => {
  openTestBrowser(t);
  await sendCode(mobile, 'login');
  const first = sent();
  await resendCode(first, 'login');
  expect($signIn.get()).toMatchObject({
    step: 'code',
    sent: first,
    problem: { reason: 'tooManyCodes' },
  });
  t.setNow(testNow + 60_000);
  await resendCode(first, 'login');
  expect(sent().resendAt).toBe(testNow + 120_000);
});

test('a second tap while a code is on its way sends nothing', async () => {
  const page = openTestBrowser(t);
  await Promise.all([sendCode(mobile, 'login'), sendCode(mobile, 'login')]);
  expect(page.sent).toHaveLength(1);
});

test('a network that fails leaves the number where it was typed', async () => {
  const page = openTestBrowser(t);
  page.answerWith(() => Promise.reject(new TypeError('fetch failed')));
  await sendCode(mobile, 'login');
  expect($signIn.get()).toEqual({ step: 'mobile', mobile, problem: { kind: 'offline' } });
});
