import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkVerifyCode, sendVerifyCode } from '#src/shared/accounts/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { commenting } from '#src/stores/comments/comments.ts';
import { keepWaiting, sendWaiting } from '#src/stores/comments/waiting-comment.ts';
import { $loginInterception, cancelInterception } from '#src/stores/login-interception.ts';
import { $session } from '#src/stores/session.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestBrowser, type TestBrowser, until } from '../../support/test-browser.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
let page: TestBrowser;
let infoUuid: string;
const send = vi.fn();
let stop: () => void;

beforeEach(async () => {
  t = await openTestServer();
  page = openTestBrowser(t, { gate: false });
  infoUuid = (await makeCase(t.services.db)).id;
  commenting.reset();
  $session.set({ state: 'unknown' });
  send.mockClear();
  stop = keepWaiting({ infoUuid, threadId: '' });
});
afterEach(() => {
  stop();
  return t.close();
});

async function signIn(): Promise<void> {
  const mobile = '13500000001';
  const sent = await callApi(sendVerifyCode, { mobile });
  const code = (sent.ok && sent.data.demoCode) || '';
  expect((await callApi(checkVerifyCode, { mobile, code })).ok).toBe(true);
}

const comment = () =>
  commenting.submit({ step: 'comment', infoUuid, threadId: '', content: '加油' });
const comeBack = (about = infoUuid) => sendWaiting({ infoUuid: about, threadId: '' }, send);

test.each([
  ['a guest', 'loginExpired', 20102],
  ['one whom the messaging app has to vouch for again', 'thirdPartyLost', 23001],
])('words of %s are sent once when they are back', async (_, reason, code) => {
  page.answerWith(() => Response.json({ code, msg: '', data: { reason } }, { status: 401 }));
  await comment();
  expect(page.wentTo).toHaveLength(1);
  await signIn();
  await comeBack('another-case');
  expect(send).not.toHaveBeenCalled();
  await comeBack();
  await comeBack();
  expect(send).toHaveBeenCalledTimes(1);
});

test('whoever comes back as nobody, or much later, finds the words and sends them by hand', async () => {
  await comment();
  await comeBack();
  await signIn();
  await comeBack();
  $session.set({ state: 'unknown' });
  page.answerWith(() =>
    Response.json({ code: 23001, msg: '', data: { reason: 'thirdPartyLost' } }, { status: 401 }),
  );
  await comment();
  t.setNow(testNow + 16 * 60_000);
  await comeBack();
  expect(send).not.toHaveBeenCalled();
});

test('where a page asks in place, giving up keeps nothing for later', async () => {
  page = openTestBrowser(t);
  page.kept.set('warmlight.signed-in', '1');
  const asked = comment();
  await until($loginInterception, ({ state }) => state === 'asking');
  cancelInterception();
  await asked;
  await signIn();
  await comeBack();
  expect(send).not.toHaveBeenCalled();
});
