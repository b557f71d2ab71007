import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { sendVerifyCode } from '#src/shared/accounts/calls.ts';
import { shortLink } from '#src/shared/sharing/pictures/calls.ts';
import { hostileTargets } from '../../support/hostile-targets.ts';
import { openTestServer, type TestServer, testNow, testOrigin } from '../../support/test-server.ts';

let t: TestServer;
let cookie: string;
beforeAll(async () => {
  t = await openTestServer({ config: { SMS_CODES_PER_HOUR: '1000000' } });
  cookie = `warmlight=${await t.signIn('13800000009')}`;
});
afterAll(() => t.close());

/**
 * Each comes from an address of its own unless it names one, so that budgets are not what refuses
 * it.
 */
function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has('x-client-address')) headers.set('x-client-address', newId());
  return t.request(path, { ...init, headers });
}

function expectOwn(response: Response, target: string): void {
  const location = response.headers.get('location');
  expect.soft(response.status, target).not.toBe(500);
  expect.soft(location ?? '', target).not.toMatch(/[\r\n]/);
  if (location !== null) {
    expect.soft(new URL(location, testOrigin).origin, target).toBe(testOrigin);
  }
}

/** It is as a form writes it, and as someone may write it into an address by hand. */
function queriesOf(target: string): string[] {
  return [String(new URLSearchParams({ redirectUrl: target })), `redirectUrl=${target}`].filter(
    (query) => URL.canParse(`/?${query}`, testOrigin),
  );
}

test.each(['/cf/redirect', '/en/cf/redirect'])('%s only ever leads to an own host', async (hub) => {
  for (const target of hostileTargets) {
    for (const query of queriesOf(target)) expectOwn(await ask(`${hub}?${query}`), target);
  }
});

test('the hop only ever leads to an own host, for guests and for the signed in', async () => {
  for (const target of hostileTargets) {
    for (const query of queriesOf(target)) {
      expectOwn(await ask(`/authservice?${query}`), target);
      const led = await ask(`/authservice?${query}`, { headers: { cookie } });
      expect.soft(led.headers.get('location'), target).not.toBeNull();
      expectOwn(led, target);
    }
  }
});

test('signing in by form only ever leads to an own host', async () => {
  for (const [index, redirectUrl] of hostileTargets.entries()) {
    t.setNow(testNow + index * 120_000);
    const mobile = `139${String(10_000_000 + index)}`;
    const headers = { 'x-client-address': newId() };
    const { demoCode = '' } = (await t.call(sendVerifyCode, { mobile }, { headers })).data;
    const body = new URLSearchParams({ step: 'check', mobile, code: demoCode, redirectUrl });
    const response = await ask('/login', {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/x-www-form-urlencoded',
        origin: testOrigin,
      },
      body: String(body),
    });
    expect.soft(response.status, redirectUrl).toBe(303);
    expectOwn(response, redirectUrl);
  }
  t.setNow(testNow);
});

test('short links are only made for own pages', async () => {
  for (const url of hostileTargets) {
    const headers = { 'x-client-address': newId() };
    const { code, data } = await t.call(shortLink, { url }, { headers });
    if (code !== 0) continue;
    expectOwn(await ask(`/${data.token}`), url);
  }
});
