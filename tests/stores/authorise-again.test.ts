import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInByMessaging } from '#src/server/accounts/session/sign-in-by-messaging.ts';
import * as calls from '#src/shared/accounts/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { callApi } from '#src/stores/api.ts';
import { $loginInterception } from '#src/stores/login-interception.ts';
import { watchAuthorising } from '#src/stores/session.ts';
import { openTestBrowser, until } from '../support/test-browser.ts';
import { openTestServer, type TestServer, testNow } from '../support/test-server.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer();
});
afterEach(() => t.close());

const ended = () =>
  Response.json({ code: 23001, msg: '', data: { reason: 'thirdPartyLost' } }, { status: 401 });

test('what the messaging app vouched for ran out: it is asked in another tab, and the waiting call goes on', async () => {
  const page = openTestBrowser(t, { container: 'native' });
  const account = { thirdType: 17, openId: 'open-1', nickname: '林间小路', headImgUrl: '' };
  const given = { account, device: 'Test', locale: 'zh-CN' as const };
  const { db } = t.services;
  page.kept.set('warmlight.token', await signInByMessaging(db, given, testNow));
  const phone = { mobile_index: 'x', mobile_sealed: 'x', mobile_masked: '138****0000' };
  await db.updateTable('users').set(phone).execute();
  t.setNow(testNow + 366 * dayMs);
  const waiting = callApi(calls.sessions, {});
  await until($loginInterception, ({ state }) => state === 'asking');
  expect($loginInterception.get()).toEqual({ state: 'asking', need: 'app' });
  const stop = watchAuthorising();
  // This is the other tab came back with the app's word.
  await db
    .updateTable('sessions')
    .set({ expires_at: testNow + 800 * dayMs })
    .execute();
  page.lookAgain();
  expect(await waiting).toMatchObject({ ok: true, data: [{ current: true }] });
  expect(page.wentTo).toEqual([]);
  stop();
});

test('where nothing can be asked in place, the page goes to authorise and back', async () => {
  const page = openTestBrowser(t, { container: 'messaging', gate: false });
  page.answerWith(ended);
  const answer = await callApi(calls.userInfo, {});
  expect(answer).toMatchObject({ ok: false, problem: { reason: 'thirdPartyLost' } });
  const target = encodeURIComponent('/cf/contribute/abc?sharedv=1');
  expect(page.wentTo).toEqual([`/authservice?redirectUrl=${target}`]);
});
