import { afterAll, beforeAll, expect, test } from 'vitest';
import { findIsFollower } from '#src/server/accounts/find-is-follower.ts';
import { httpFollowCheck } from '#src/server/channels/http-follow-check.ts';
import { userInfo } from '#src/shared/accounts/calls.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
let userId: string;
beforeAll(async () => {
  t = await openTestServer();
  const token = await t.signIn('13800004451');
  ({ userId } = (await t.call(userInfo, {}, { token })).data);
});
afterAll(() => t.close());

let answer: object;
const api: typeof fetch = async (address) => {
  const { pathname, searchParams } = new URL(String(address));
  if (pathname === '/cgi-bin/stable_token')
    return Response.json({ access_token: 'token', expires_in: 7200 });
  expect(pathname).toBe('/cgi-bin/user/info');
  expect(searchParams.get('access_token')).toBe('token');
  return Response.json(answer);
};
const apps = [17, 899, 7].map((thirdType) => ({ thirdType, appId: 'wx', secret: 's' }));
const check = (asked = api) =>
  httpFollowCheck({ origin: 'https://api.example.net', apps, fetch: asked, now: () => testNow });
const ask = () => findIsFollower(t.services, userId);

async function link(third_type: number): Promise<void> {
  const { db } = t.services;
  await db.deleteFrom('messaging_accounts').execute();
  const account = { third_type, open_id: 'open', user_id: userId, created_at: testNow };
  await db.insertInto('messaging_accounts').values(account).execute();
}

test('nobody follows where no account is configured, nor who came by none of theirs', async () => {
  await link(17);
  expect(await ask()).toBe(false);
  t.services.followCheck = check();
  answer = { subscribe: 1 };
  await link(7);
  expect(await ask()).toBe(false);
  await link(61);
  expect(await ask()).toBe(false);
});

test.each([17, 899])(
  'whether somebody follows account %i is what the messaging app says',
  async (thirdType) => {
    t.services.followCheck = check();
    await link(thirdType);
    answer = { subscribe: 1 };
    expect(await ask()).toBe(true);
    answer = { subscribe: 0 };
    expect(await ask()).toBe(false);
  },
);

test('an app that refuses, is away or speaks of something else holds up nobody', async () => {
  await link(17);
  for (const odd of [{ errcode: 40003, errmsg: 'invalid openid' }, { odd: true }]) {
    answer = odd;
    t.services.followCheck = check();
    expect(await ask()).toBe(false);
  }
  t.services.followCheck = check(async () => {
    throw new TypeError('fetch failed');
  });
  expect(await ask()).toBe(false);
});
