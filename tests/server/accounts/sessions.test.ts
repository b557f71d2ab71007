import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '#src/shared/accounts/calls.ts';
import { updateProfile } from '#src/shared/accounts/profile/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { checkCode, codeFor } from '../../support/code-sign-in.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer();
});
afterEach(() => t.close());

const mobile = '13812345678';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';

async function stateOf(token: string): Promise<[number, boolean]> {
  const { code } = await t.call(calls.userInfo, {}, { token });
  return [code, (await t.call(calls.isLogin, {}, { token })).data];
}

test('a session lives on, a revoked one and an expired one say so apart', async () => {
  const [mine, other] = [await t.signIn(mobile), await t.signIn(mobile)];
  expect(await stateOf(mine)).toEqual([0, true]);
  const { data: list } = await t.call(calls.sessions, {}, { token: mine });
  const sessionId = list.find(({ current }) => !current)?.sessionId ?? '';
  expect((await t.call(calls.revokeSession, { sessionId }, { token: mine })).code).toBe(0);
  expect(await stateOf(other)).toEqual([20205, false]);
  expect(await stateOf(mine)).toEqual([0, true]);
  t.setNow(testNow + 365 * dayMs);
  expect(await stateOf(mine)).toEqual([20102, false]);
});

test('the list names devices, latest seen first, and marks the current one', async () => {
  const phone = { headers: { 'user-agent': iPhone } };
  const { data } = await checkCode(t, { mobile, code: await codeFor(t, mobile) }, phone);
  t.setNow(testNow + 1000);
  const token = await t.signIn(mobile);
  const { data: list } = await t.call(calls.sessions, {}, { token });
  expect(list.map(({ device, current }) => ({ device, current }))).toEqual([
    { device: 'Test', current: true },
    { device: 'iPhone · Safari', current: false },
  ]);
  expect(JSON.stringify(list)).not.toContain(data.token);
});

test('nobody sees or ends a session of someone else', async () => {
  const [mine, theirs] = [await t.signIn(mobile), await t.signIn('13812345679')];
  const { data: list } = await t.call(calls.sessions, {}, { token: theirs });
  const sessionId = list[0]?.sessionId ?? '';
  const foreign = await t.call(calls.revokeSession, { sessionId }, { token: mine });
  const absent = await t.call(calls.revokeSession, { sessionId: 'x'.repeat(22) }, { token: mine });
  expect([foreign.status, foreign.msg]).toEqual([404, absent.msg]);
  expect((await t.call(calls.sessions, {}, { token: mine })).data).toHaveLength(1);
  expect(await stateOf(theirs)).toEqual([0, true]);
});

test('signing out ends this session and no other, and clears the cookie', async () => {
  const [mine, other] = [await t.signIn(mobile), await t.signIn(mobile)];
  const out = await t.call(calls.logout, {}, { token: mine });
  expect(out.headers.get('set-cookie')).toMatch(/^warmlight=;.*Max-Age=0/);
  expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"');
  expect(await stateOf(mine)).toEqual([20205, false]);
  expect(await stateOf(other)).toEqual([0, true]);
  expect((await t.call(calls.logout, {})).code).toBe(0);
});

test('being seen lets a session slide, and is written at most once in five minutes', async () => {
  const token = await t.signIn(mobile);
  const seenAt = async () => (await t.call(calls.sessions, {}, { token })).data[0]?.seenAt;
  t.setNow(testNow + 299_999);
  expect(await seenAt()).toBe(testNow);
  t.setNow(testNow + 300_000);
  expect(await seenAt()).toBe(testNow + 300_000);
  t.setNow(testNow + 365 * dayMs + 299_999);
  expect(await stateOf(token)).toEqual([0, true]);
});

test('signing in again in the same browser ends the session it replaces', async () => {
  const token = await t.signIn(mobile);
  const code = await codeFor(t, '13812345679');
  await checkCode(t, { mobile: '13812345679', code }, { token });
  expect(await stateOf(token)).toEqual([20205, false]);
});

test('the cookie is out of reach of scripts and other sites, over http and https', async () => {
  const { headers, data } = await checkCode(t, { mobile, code: await codeFor(t, mobile) });
  const cookie = headers.get('set-cookie') ?? '';
  expect(cookie).toBe(`warmlight=${data.token}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`);
  const secure = await openTestServer({ config: { PUBLIC_ORIGIN: 'https://warmlight.example' } });
  const code = await codeFor(secure, mobile);
  const answer = await checkCode(secure, { mobile, code });
  await secure.close();
  expect(answer.headers.get('set-cookie')).toBe(
    `__Host-warmlight=${answer.data.token}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
});

test('a cookie signs in like a bearer token, on requests of own pages only', async () => {
  const token = await t.signIn(mobile);
  const headers = { cookie: `warmlight=${token}` };
  const own = { ...headers, origin: 'http://localhost:4321' };
  expect((await t.call(calls.userInfo, {}, { headers: own })).code).toBe(0);
  const evil = { ...headers, origin: 'https://evil.example' };
  expect((await t.call(calls.userInfo, {}, { headers: evil })).status).toBe(403);
  expect((await t.call(calls.userInfo, {}, { headers })).status).toBe(403);
});

test('a profile changes what is given and keeps the rest', async () => {
  const token = await t.signIn(mobile);
  const named = await t.call(updateProfile, { nickname: '  小满 ' }, { token });
  expect(named.data.nickname).toBe('小满');
  const pictured = await t.call(updateProfile, { headImgUrl: '/media/a.webp' }, { token });
  expect(pictured.data).toMatchObject({ nickname: '小满', headImgUrl: '/media/a.webp' });
  for (const input of [
    { nickname: ' ' },
    { nickname: '字'.repeat(21) },
    { headImgUrl: 'https://a.b/c' },
  ]) {
    expect((await t.call(updateProfile, input, { token })).status).toBe(400);
  }
});
