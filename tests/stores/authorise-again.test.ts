import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '#src/shared/accounts/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { $loginInterception, finishInterception } from '#src/stores/login-interception.ts';
import { openTestBrowser, until } from '../support/test-browser.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer();
});
afterEach(() => t.close());

const ended = () =>
  Response.json({ code: 23001, msg: '', data: { reason: 'thirdPartyLost' } }, { status: 401 });

test('an authorisation that ended is given again in place, and the waiting call goes on', async () => {
  const page = openTestBrowser(t, { container: 'messaging' });
  const done = () => Response.json({ code: 0, msg: '', data: [] });
  page.answerWith(ended, done);
  const waiting = callApi(calls.sessions, {});
  await until($loginInterception, ({ state }) => state === 'asking');
  finishInterception();
  expect(await waiting).toEqual({ ok: true, data: [] });
  expect(page.sent).toHaveLength(2);
});

test('where nothing can be asked in place, the page goes to authorise and back', async () => {
  const page = openTestBrowser(t, { container: 'messaging', gate: false });
  page.answerWith(ended);
  const answer = await callApi(calls.userInfo, {});
  expect(answer).toMatchObject({ ok: false, problem: { reason: 'thirdPartyLost' } });
  const target = encodeURIComponent('/cf/contribute/abc?sharedv=1');
  expect(page.wentTo).toEqual([`/authservice?redirectUrl=${target}`]);
});
