import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '#src/shared/accounts/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { $loginInterception, finishInterception } from '#src/stores/login-interception.ts';
import { openTestBrowser } from '../support/test-browser.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';
import { asking, loseSession, signInHere } from './lose-session.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer();
});
afterEach(() => t.close());

test('in a browser that never was signed in, the page goes to sign in and back', async () => {
  const page = openTestBrowser(t, { language: 'en' });
  const answer = await callApi(calls.userInfo, {});
  expect(answer).toMatchObject({ ok: false, problem: { reason: 'loginExpired' } });
  const target = encodeURIComponent('/cf/contribute/abc?sharedv=1');
  expect(page.wentTo).toEqual([`/en/login?redirectUrl=${target}`]);
  expect($loginInterception.get().state).not.toBe('asking');
});

test('the messaging browser is always asked in place', async () => {
  const page = openTestBrowser(t, { container: 'messaging' });
  const waiting = callApi(calls.userInfo, {});
  await asking();
  await signInHere();
  finishInterception();
  expect((await waiting).ok).toBe(true);
  expect(page.wentTo).toEqual([]);
});

test('a page without a dialog goes to the sign-in page', async () => {
  const page = openTestBrowser(t, { gate: false });
  await loseSession(t);
  await callApi(calls.userInfo, {});
  expect(page.wentTo).toHaveLength(1);
});
