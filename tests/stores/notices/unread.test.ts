import { afterEach, beforeEach, expect, test } from 'vitest';
import { userInfo } from '#src/shared/accounts/calls.ts';
import { $signIn, checkingCode, sendingCode } from '#src/stores/accounts/sign-in.ts';
import { callApi } from '#src/stores/api.ts';
import { readMessage } from '#src/stores/notices/read-message.ts';
import { $unread } from '#src/stores/notices/unread.ts';
import { $session, signingOut } from '#src/stores/session.ts';
import { openTestBrowser, type TestBrowser } from '../../support/test-browser.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

const mobile = '13500000001';
let t: TestServer;
let page: TestBrowser;
let ids: string[];

beforeEach(async () => {
  t = await openTestServer();
  page = openTestBrowser(t);
  await signIn();
  const me = await callApi(userInfo, {});
  const userId = me.ok ? me.data.userId : '';
  ids = ['A', 'B'].map((letter) => letter.repeat(22));
  for (const id of ids) await addNotice(userId, id);
});
afterEach(() => t.close());

async function signIn(): Promise<void> {
  t.setNow(t.services.now() + 61_000);
  await sendingCode.submit({ mobile, scene: 'login' });
  const step = $signIn.get();
  const code = step?.step === 'code' ? (step.sent.demoCode ?? '') : '';
  await checkingCode.submit({ mobile, code, scene: 'login' });
}

async function addNotice(userId: string, id: string): Promise<void> {
  const row = { id, user_id: userId, kind: 'reportAnswered', case_id: null, subject_id: id };
  const times = { created_at: testNow, read_at: null, sent_at: null, channel: null };
  await t.services.db
    .insertInto('notices')
    .values({ ...row, ...times, params: '{}' })
    .execute();
}

test('who signs in is told how many wait, whatever the device knew of another account', async () => {
  page = openTestBrowser(t);
  page.kept.set('warmlight.unread', '7');
  await signIn();
  expect($session.get()).toMatchObject({ state: 'viewer' });
  expect($unread.get()).toBe(2);
  expect(page.kept.get('warmlight.unread')).toBe('2');
});

test('a message that was read leaves the count of the page and of the device', async () => {
  await readMessage(ids[0] ?? '');
  expect($unread.get()).toBe(1);
  expect(page.kept.get('warmlight.unread')).toBe('1');
  await readMessage(ids[0] ?? '');
  expect($unread.get()).toBe(1);
  await readMessage(ids[1] ?? '');
  expect($unread.get()).toBe(0);
  expect(page.kept.has('warmlight.unread')).toBe(false);
});

test('an answer that is lost leaves the count as it is, and signing out takes it along', async () => {
  await readMessage(ids[0] ?? '');
  page.answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await readMessage(ids[1] ?? '');
  expect($unread.get()).toBe(1);
  await signingOut.submit({});
  expect(page.kept.has('warmlight.unread')).toBe(false);
});
