import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInByMessaging } from '#src/server/accounts/session/sign-in-by-messaging.ts';
import * as calls from '#src/shared/accounts/calls.ts';
import { updateProfile } from '#src/shared/accounts/profile/calls.ts';
import { callApi } from '#src/stores/api.ts';
import {
  $loginInterception,
  cancelInterception,
  finishInterception,
} from '#src/stores/login-interception.ts';
import { reportedEvents } from '#src/stores/monitor.ts';
import { signingOut } from '#src/stores/session.ts';
import { openTestBrowser } from '../support/test-browser.ts';
import { openTestServer, type TestServer, testNow } from '../support/test-server.ts';
import { asking, loseSession, mobile, signInHere } from './lose-session.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer();
});
afterEach(() => t.close());

const losses = () => reportedEvents().filter(({ type }) => type === 'notLoginCode').length;

test('calls that lost their login wait for one sign-in and go on together', async () => {
  openTestBrowser(t);
  await loseSession(t);
  const before = losses();
  const waiting = [
    callApi(calls.userInfo, {}),
    callApi(calls.sessions, {}),
    callApi(updateProfile, { nickname: '小满' }),
  ] as const;
  await asking();
  await signInHere();
  finishInterception();
  const answers = await Promise.all(waiting);
  expect(answers).toMatchObject([{ ok: true }, { ok: true }, { data: { nickname: '小满' } }]);
  expect(losses()).toBe(before + 1);
});

test('giving up refuses all who wait, and the next loss asks again', async () => {
  openTestBrowser(t);
  await loseSession(t);
  const waiting = [callApi(calls.userInfo, {}), callApi(calls.sessions, {})];
  await asking();
  cancelInterception();
  for (const answer of await Promise.all(waiting)) {
    expect(answer).toMatchObject({
      ok: false,
      problem: { kind: 'refused', reason: 'loginRevoked' },
    });
  }
  expect($loginInterception.get()).toEqual({ state: 'idle' });
  const again = callApi(calls.userInfo, {});
  await asking();
  cancelInterception();
  await again;
});

test('a write goes on after sign-in under the key it began with', async () => {
  const page = openTestBrowser(t, { container: 'messaging' });
  const lost = () =>
    Response.json({ code: 20102, msg: '', data: { reason: 'loginExpired' } }, { status: 401 });
  const give = { ...updateProfile, idempotent: true };
  page.answerWith(lost);
  const waiting = callApi(give, { nickname: '小满' }, { draftId: 'gift' });
  await asking();
  await signInHere();
  finishInterception();
  expect((await waiting).ok).toBe(true);
  const keys = page.sent
    .filter(({ path }) => path === updateProfile.path)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a missing phone is asked for in place, and the call goes on', async () => {
  const page = openTestBrowser(t, { container: 'native' });
  const account = { thirdType: 17, openId: 'open-1', nickname: '林间小路', headImgUrl: '' };
  const given = { account, device: 'Test', locale: 'zh-CN' as const };
  page.kept.set('warmlight.token', await signInByMessaging(t.services.db, given, testNow));
  const waiting = callApi(calls.userInfo, {});
  await asking();
  expect($loginInterception.get()).toEqual({ state: 'asking', need: 'phone' });
  await signInHere(mobile, 'bind');
  finishInterception();
  expect(await waiting).toMatchObject({
    ok: true,
    data: { nickname: '林间小路', mobileBound: true },
  });
});

test('a native container keeps its token and sends it; a browser keeps none', async () => {
  const native = openTestBrowser(t, { container: 'native' });
  await signInHere();
  expect((await callApi(calls.userInfo, {})).ok).toBe(true);
  const token = native.kept.get('warmlight.token');
  expect(native.sent.at(-1)?.headers.get('authorization')).toBe(`Bearer ${token}`);
  await signingOut.submit({});
  expect(native.kept.has('warmlight.token')).toBe(false);
  const page = openTestBrowser(t);
  await signInHere('13812345679');
  expect((await callApi(calls.userInfo, {})).ok).toBe(true);
  expect(page.kept.has('warmlight.token')).toBe(false);
  expect(page.sent.at(-1)?.headers.has('authorization')).toBe(false);
});

test('an answer from before the latest sign-in only makes the call go again', async () => {
  const page = openTestBrowser(t);
  const late = Promise.withResolvers<Response>();
  page.answerWith(() => late.promise);
  const waiting = callApi(calls.userInfo, {});
  await signInHere();
  late.resolve(
    Response.json({ code: 20102, msg: '', data: { reason: 'loginExpired' } }, { status: 401 }),
  );
  expect((await waiting).ok).toBe(true);
  expect($loginInterception.get().state).not.toBe('asking');
  expect(page.wentTo).toEqual([]);
});
