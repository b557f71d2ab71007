import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '#src/shared/accounts/calls.ts';
import { givingFreshCode, sendingFreshCode } from '#src/stores/accounts/fresh-code.ts';
import { callApi } from '#src/stores/api.ts';
import { $loginInterception, finishInterception } from '#src/stores/login-interception.ts';
import { openSignedIn, signInBrowser } from '../../support/sign-in-test-browser.ts';
import { openTestBrowser, until } from '../../support/test-browser.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer();
});
afterEach(() => t.close());

test('what asks for a fresh code waits for one, and goes on', async () => {
  openSignedIn(t, await t.signIn('13812345678'));
  t.setNow(testNow + 5 * 60_000);
  const waiting = callApi(calls.accountExport, {});
  await until($loginInterception, ({ state }) => state === 'asking');
  expect($loginInterception.get()).toEqual({ state: 'asking', need: 'code' });
  await sendingFreshCode.submit({});
  const sent = sendingFreshCode.$state.get();
  const code = (sent.step === 'done' && sent.output.demoCode) || '';
  await givingFreshCode.submit({ code: code === '111111' ? '222222' : '111111' });
  expect(givingFreshCode.$state.get().step).toBe('refused');
  await givingFreshCode.submit({ code });
  expect(givingFreshCode.$state.get().step).toBe('done');
  finishInterception();
  expect((await waiting).ok).toBe(true);
});

test('without a gate the refusal says that a code is asked for', async () => {
  const page = openTestBrowser(t, { container: 'native', gate: false });
  signInBrowser(page, await t.signIn('13812345678'));
  t.setNow(testNow + 5 * 60_000);
  const refused = await callApi(calls.accountExport, {});
  expect(refused).toMatchObject({ ok: false, problem: { reason: 'freshCodeNeeded' } });
});
