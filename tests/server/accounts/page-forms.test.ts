import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '#src/shared/accounts/calls.ts';
import { codeFor, otherCode } from '../../support/code-sign-in.ts';
import { openTestServer, type TestServer, testOrigin } from '../../support/test-server.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer({ config: { OWN_ORIGINS: 'https://gives.warmlight.example' } });
});
afterEach(() => t.close());

const mobile = '13812345678';

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/x-www-form-urlencoded', origin: testOrigin };
  const body = String(new URLSearchParams(fields));
  return t.request(path, { method: 'POST', headers: { ...type, ...headers }, body });
}

async function signInTo(redirectUrl: string, path = '/login'): Promise<Response> {
  const code = await codeFor(t, mobile);
  return post(path, { step: 'check', mobile, code, redirectUrl });
}

test('the form without script signs in, sets the cookie and leads on', async () => {
  const response = await signInTo('/cf/mine-order?anchorId=x');
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/cf/mine-order?anchorId=x',
  ]);
  expect(response.headers.get('set-cookie')).toMatch(/^warmlight=[\w-]{43};/);
});

test('without a target it leads to the own page, in the language of the form', async () => {
  expect((await signInTo('')).headers.get('location')).toBe('/cf/mine');
});

test('the English form leads to the English page', async () => {
  expect((await signInTo('', '/en/login')).headers.get('location')).toBe('/en/cf/mine');
});

test('an own domain of the operator is a target', async () => {
  const target = 'https://gives.warmlight.example/cf/mine';
  const response = await signInTo(target);
  // A page leads to another host, as browsers hold a redirect after a form to its policy.
  expect([response.status, response.headers.get('location')]).toEqual([200, null]);
  expect(await response.text()).toContain(`<meta http-equiv="refresh" content="0;url=${target}">`);
});

test.each([
  ...[
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '///evil.example',
  ],
  ...[
    'http:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' //evil.example',
  ],
  ...[
    '/\t/evil.example',
    '\n//evil.example',
    'https://localhost:4321@evil.example/',
    '/%0d%0aSet-Cookie:x',
  ],
  ...['https://gives.warmlight.example.evil.example/', 'https://user@gives.warmlight.example/'],
  ...[
    'http://gives.warmlight.example/',
    '/..//evil.example',
    '/.//evil.example',
    'cf/mine',
    '?a',
    '#a',
  ],
])('the hostile target %j leads nowhere else', async (target) => {
  const location = (await signInTo(target)).headers.get('location') ?? '';
  expect(new URL(location, testOrigin).origin).toBe(testOrigin);
  expect(location).toMatch(/^\/(?!\/)/);
  expect(location).not.toMatch(/[\r\n\\]/);
});

test('a sign-in without the agreements sends no code', async () => {
  const response = await post('/login', { step: 'send', mobile });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(await t.services.db.selectFrom('verify_codes').select('id').execute()).toEqual([]);
  await post('/login', { step: 'send', mobile, agreement: 'on' });
  expect(await t.services.db.selectFrom('verify_codes').select('id').execute()).toHaveLength(1);
});

test('a wrong code leads nowhere and sets no cookie', async () => {
  const code = otherCode(await codeFor(t, mobile));
  const response = await post('/login', { step: 'check', mobile, code, redirectUrl: '/cf/mine' });
  expect(response.headers.get('location')).toBeNull();
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('a form of another site is refused before it is read', async () => {
  const code = await codeFor(t, mobile);
  const evil = { origin: 'https://evil.example' };
  const response = await post('/login', { step: 'check', mobile, code }, evil);
  expect(response.status).toBe(403);
  expect(await t.services.db.selectFrom('sessions').select('id').execute()).toEqual([]);
});

test('guarded pages send a guest to sign in and back', async () => {
  const response = await t.request('/en/cf/mine-more?x=1');
  const location = new URL(response.headers.get('location') ?? '', testOrigin);
  expect([response.status, location.pathname]).toEqual([303, '/en/login']);
  expect(location.searchParams.get('redirectUrl')).toBe('/en/cf/mine-more?x=1');
});

test('settings without script: nickname, language, a session ended, and signing out', async () => {
  const token = await t.signIn(mobile);
  const other = await t.signIn(mobile);
  const cookie = { cookie: `warmlight=${token}` };
  await post('/cf/mine-more', { step: 'nickname', nickname: '小满' }, cookie);
  const user = (await t.call(calls.userInfo, {}, { token })).data;
  expect(user.nickname).toBe('小满');
  const language = await post('/cf/mine-more', { step: 'language', locale: 'en' }, cookie);
  expect(language.headers.get('location')).toBe('/en/cf/mine-more');
  const { data: list } = await t.call(calls.sessions, {}, { token: other });
  const sessionId = list.find(({ current }) => current)?.sessionId ?? '';
  await post('/cf/mine-more', { step: 'revoke', sessionId }, cookie);
  expect((await t.call(calls.userInfo, {}, { token: other })).code).toBe(20205);
  const out = await post('/cf/mine', { step: 'logout' }, cookie);
  expect(out.headers.get('location')).toBe('/');
  expect((await t.call(calls.userInfo, {}, { token })).code).toBe(20205);
});
