import { afterAll, beforeAll, expect, test } from 'vitest';
import * as accounts from '#src/shared/accounts/calls.ts';
import { openSocketDoor, type SocketDoor } from '../../support/open-socket-door.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

const main = 'https://warm.example';
const mirror = 'https://spring.example';
const api = 'https://api.warm.example';
const mirrorApi = 'https://calls.spring.example';
const config = {
  PUBLIC_ORIGIN: main,
  MIRROR_ORIGINS: `spring=${mirror}`,
  API_ORIGINS: `${api},${mirrorApi}`,
};

let t: TestServer;
let door: SocketDoor;
beforeAll(async () => {
  t = await openTestServer({ config });
  door = await openSocketDoor(t.services);
});
afterAll(async () => {
  door.close();
  await t.close();
});

const hostOf = (origin: string) => new URL(origin).host;
const form = 'application/x-www-form-urlencoded';
const { isLogin, userInfo, sendVerifyCode, checkVerifyCode } = accounts;

function ask(at: string, origin: string | undefined, headers: Record<string, string> = {}) {
  const from: Record<string, string> = origin === undefined ? {} : { origin };
  const sent = { host: hostOf(at), 'content-type': form, ...from, ...headers };
  return door.ask({ path: isLogin.path, headers: sent });
}

test.each([
  [api, main],
  [mirrorApi, mirror],
])('%s answers pages of %s, by name and with cookies', async (host, page) => {
  const { status, headers } = await ask(host, page);
  expect(status).toBe(200);
  expect(headers.get('access-control-allow-origin')).toBe(page);
  expect(headers.get('access-control-allow-credentials')).toBe('true');
  expect(headers.get('vary')).toBe('Origin');
});

test.each(['https://evil.example', mirror, 'http://warm.example', `${main}:444`, 'null', api])(
  'the host of calls refuses the origin %s, also before a call and for a read',
  async (origin) => {
    for (const method of ['POST', 'OPTIONS', 'GET']) {
      const headers = { host: hostOf(api), origin, cookie: '__Secure-warmlight=x' };
      const answer = await door.ask({ path: isLogin.path, method, headers });
      expect([method, answer.status]).toEqual([method, 403]);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  },
);

test('before a call the browser is told what it may send, and nothing is run', async () => {
  const headers = { host: hostOf(api), origin: main, 'access-control-request-method': 'POST' };
  const answer = await door.ask({ path: isLogin.path, method: 'OPTIONS', headers });
  expect([answer.status, answer.text]).toEqual([200, '']);
  expect(answer.headers.get('access-control-allow-origin')).toBe(main);
  expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
  expect(answer.headers.get('access-control-allow-headers')).toContain('x-common-message');
});

test('a cookie without an origin is refused, and a refusal can be read by the page', async () => {
  expect((await ask(api, undefined, { cookie: '__Secure-warmlight=x' })).status).toBe(403);
  expect((await ask(api, undefined, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
  const headers = { host: hostOf(api), origin: main, 'content-type': form };
  const refused = await door.ask({ path: userInfo.path, headers });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('access-control-allow-origin')).toBe(main);
  expect(refused.headers.get('access-control-expose-headers')).toBe('x-request-id');
});

test("a page's own host says nothing of other origins, and refuses them as ever", async () => {
  const own = await ask(main, main);
  expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  expect((await ask(main, api)).status).toBe(403);
  const asked = await door.ask({
    path: isLogin.path,
    method: 'OPTIONS',
    headers: { host: hostOf(main), origin: main },
  });
  expect(asked.status).toBe(405);
});

test('a host of calls has no pages, and one that nobody named has nothing', async () => {
  const page = await t.request('/cf/common-list', { headers: { host: hostOf(api) } });
  expect(page.status).toBe(421);
  expect((await ask('https://api.spring.example', mirror)).status).toBe(421);
});

test("who signs in on a page's host is known on the one of its calls", async () => {
  const mobile = '13812340001';
  const post = (path: string, body: string, headers: Record<string, string>) =>
    door.ask({ path, body, headers: { 'content-type': form, ...headers } });
  const own = { host: hostOf(main), origin: main };
  const sent = await post(sendVerifyCode.path, `mobile=${mobile}&scene=login`, own);
  const { demoCode } = JSON.parse(sent.text).data;
  const cookieOf = (headers: Headers) =>
    headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
  const signedIn = await door.ask({
    path: checkVerifyCode.path,
    headers: { ...own, 'content-type': 'application/json', cookie: cookieOf(sent.headers) },
    body: JSON.stringify({ mobile, code: demoCode }),
  });
  const [session = ''] = signedIn.headers
    .getSetCookie()
    .filter((one) => one.startsWith('__Secure-warmlight='));
  expect(session).toMatch(/; Domain=warm\.example; .*HttpOnly; Secure; SameSite=Lax/);
  const cookie = session.split(';')[0] ?? '';
  const isSignedIn = async (at: string, origin: string) =>
    JSON.parse((await ask(at, origin, { cookie })).text).data;
  expect(await isSignedIn(api, main)).toBe(true);
  expect(await isSignedIn(main, main)).toBe(true);
});
