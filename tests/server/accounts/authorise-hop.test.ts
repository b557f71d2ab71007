import { afterEach, beforeEach, expect, test } from 'vitest';
import { sandboxAccounts } from '#src/server/channels/sandbox-messaging-accounts.ts';
import { openTestServer, type TestServer, testNow, testOrigin } from '../../support/test-server.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer();
});
afterEach(() => t.close());

const openId = sandboxAccounts[0]?.openId ?? '';

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function start(query = ''): Promise<{ asked: URL; cookie: string }> {
  const response = await t.request(`/authservice${query}`);
  expect(response.status).toBe(303);
  const asked = new URL(response.headers.get('location') ?? '', testOrigin);
  return { asked, cookie: cookiesOf(response) };
}

/** Chooses an account on the sandbox's page; answers the callback it leads to. */
async function consent(asked: URL): Promise<string> {
  const fields = new URLSearchParams([...asked.searchParams, ['openId', openId]]);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: testOrigin };
  const response = await t.request(asked.pathname, {
    method: 'POST',
    headers,
    body: String(fields),
  });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

function comeBack(path: string, cookie: string): Promise<Response> {
  return t.request(path, { headers: { cookie } });
}

test('a hop leads over the consent page to a session and back to where it was asked for', async () => {
  const { asked, cookie } = await start('?redirectUrl=%2Fcf%2Fcontribute%2Fabc%3Fa%3D1');
  const page = await t.request(asked.pathname + asked.search);
  const html = await page.text();
  for (const { nickname } of sandboxAccounts) expect(html).toContain(nickname);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const back = await comeBack(await consent(asked), cookie);
  expect([back.status, back.headers.get('location')]).toEqual([303, '/cf/contribute/abc?a=1']);
  const [session] = await t.services.db.selectFrom('sessions').selectAll().execute();
  expect(session?.userinfo_scope).toBe(1);
  const signedIn = await t.request('/cf/mine', { headers: { cookie: cookiesOf(back) } });
  expect(signedIn.headers.get('location')).toContain('/login');
});

test('the state is bound to its browser by a short cookie that scripts cannot read', async () => {
  const response = await t.request('/authservice');
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^warmlight-hop=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
});

async function expectRefused(response: Response): Promise<void> {
  expect(response.headers.get('location')).toBeNull();
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(await t.services.db.selectFrom('sessions').select('id').execute()).toEqual([]);
}

test('a callback in a browser that did not start it is refused', async () => {
  const callback = await consent((await start()).asked);
  await expectRefused(await comeBack(callback, ''));
  await expectRefused(await comeBack(callback, (await start()).cookie));
});

test('a callback whose cookie was tampered with is refused', async () => {
  const { asked, cookie } = await start();
  const [state, expiresAt, , mac] = cookie.replace('warmlight-hop=', '').split('.');
  const target = Buffer.from('https://evil.example/').toString('base64url');
  const forged = `warmlight-hop=${[state, expiresAt, target, mac].join('.')}`;
  await expectRefused(await comeBack(await consent(asked), forged));
});

test('a callback that comes too late is refused', async () => {
  const { asked, cookie } = await start();
  const callback = await consent(asked);
  t.setNow(testNow + 600_000);
  await expectRefused(await comeBack(callback, cookie));
});

test('a code is good once', async () => {
  const first = await start();
  const callback = new URL(await consent(first.asked), testOrigin);
  expect((await comeBack(callback.pathname + callback.search, first.cookie)).status).toBe(303);
  const second = await start();
  callback.searchParams.set('state', second.asked.searchParams.get('state') ?? '');
  const replayed = await comeBack(callback.pathname + callback.search, second.cookie);
  expect(replayed.status).toBeGreaterThanOrEqual(400);
  expect(await t.services.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
});

test('refusing on the consent page signs nobody in', async () => {
  const { asked, cookie } = await start();
  const html = await (await t.request(asked.pathname + asked.search)).text();
  const refused = /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  await expectRefused(await comeBack(refused, cookie));
});

test('a code of nobody signs nobody in', async () => {
  const { asked, cookie } = await start();
  const state = asked.searchParams.get('state');
  for (const code of ['x', `${openId}.99999999999999.ff.AAAA`, `${openId}`]) {
    await expectRefused(await comeBack(`/authservice?state=${state}&code=${code}`, cookie));
  }
});

test('the consent page sends nobody anywhere but to the callback', async () => {
  for (const returnPath of [
    '/cf/mine',
    '//evil.example/authservice',
    'https://evil.example/authservice',
  ]) {
    const query = new URLSearchParams({ state: 'x'.repeat(22), returnPath });
    const response = await t.request(`/sandbox/messaging/authorise?${query}`);
    expect(response.status).toBe(400);
  }
});

test('names on the consent page say which language they are in', async () => {
  const ask = async (returnPath: string) => {
    const query = new URLSearchParams({ state: 'x'.repeat(22), returnPath });
    return (await t.request(`/sandbox/messaging/authorise?${query}`)).text();
  };
  expect(await ask('/en/authservice')).toContain('lang="zh-CN">林间小路</button>');
  expect(await ask('/authservice')).not.toContain('lang="en"');
});

test('a signed-in reader is led on without a hop', async () => {
  const cookie = `warmlight=${await t.signIn('13812345678')}`;
  const response = await comeBack('/authservice?redirectUrl=%2Fcf%2Fmine-order', cookie);
  expect(response.headers.get('location')).toBe('/cf/mine-order');
});

test('the English hop stays English', async () => {
  const response = await t.request('/en/authservice');
  expect(response.headers.get('location')).toContain('returnPath=%2Fen%2Fauthservice');
});
