import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLogin } from '#src/shared/accounts/calls.ts';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { orderContributeAdd } from '#src/shared/donations/calls.ts';
import { openTestServer, type TestServer, testOrigin } from '../../support/test-server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer({ config: { OWN_ORIGINS: 'https://own.example.net' } });
});
afterAll(() => t.close());

const formType = 'application/x-www-form-urlencoded';
const json = { 'content-type': 'application/json' };
let callers = 0;

async function ask(path: string, init: { headers?: Record<string, string>; body?: BodyInit } = {}) {
  callers += 1;
  const response = await t.request(path, {
    method: 'POST',
    ...init,
    headers: { 'content-type': formType, 'x-client-address': `10.0.0.${callers}`, ...init.headers },
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

test.each(['localhost:4321', '127.0.0.1:4321', '[::1]:4321', 'own.example.net'])(
  '%s is an own host',
  async (host) => {
    expect((await ask(isLogin.path, { headers: { host } })).status).toBe(200);
  },
);

test.each([
  ...['evil.example', 'localhost.evil.example', 'own.example.net.evil.example'],
  ...['localhost', 'localhost:4322', '127.0.0.1:9', 'own.example.net:4321'],
])('the host %s is not served', async (host) => {
  expect((await ask(isLogin.path, { headers: { host } })).status).toBe(421);
});

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'https://localhost:4321' },
  { origin: 'http://localhost:4322' },
  { origin: 'http://own.example.net' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { cookie: 'warmlight=x' },
])('an unsafe request with %j is refused', async (headers) => {
  expect((await ask(isLogin.path, { headers })).status).toBe(403);
});

test.each<Record<string, string>>([
  { origin: testOrigin, cookie: 'warmlight=x' },
  { 'sec-fetch-site': 'same-origin', cookie: 'warmlight=x' },
  {},
])('an unsafe request with %j is let in', async (headers) => {
  expect((await ask(isLogin.path, { headers })).status).toBe(200);
});

test.each([
  ['null', 400],
  ['[]', 400],
  ['{"amountInFen":1e999}', 400],
  ['{"infoUuid":"a","infoUuid":"b"}', 400],
  ['{"a":{"b":1,"b":2}}', 400],
  ['{"a":', 400],
  ['', 400],
  [Buffer.from([0x7b, 0xff, 0x7d]), 400],
  [`{"content":"${'x'.repeat(70_000)}"}`, 413],
])('the JSON body %j answers %i', async (body, status) => {
  const answer = await ask(orderContributeAdd.path, {
    headers: { ...json, 'idempotency-key': 'k'.repeat(20) },
    body,
  });
  expect(answer.status).toBe(status);
});

test('a field that stands twice, an unknown one and a wrong media type are refused by name', async () => {
  const twice = await ask(getCaseInfo.path, { body: 'infoUuid=a&infoUuid=b' });
  expect([twice.status, twice.text]).toEqual([400, expect.stringContaining('infoUuid')]);
  const unknown = await ask(getCaseInfo.path, { body: 'infoUuid=a&more=1' });
  expect(JSON.parse(unknown.text).data.fields).toHaveProperty('more');
  const media = await ask(getCaseInfo.path, { headers: json, body: '{}' });
  expect(media.status).toBe(415);
});

test('texts come in the language asked for, and every answer has a request id', async () => {
  const inEnglish = await ask(getCaseInfo.path, { headers: { 'accept-language': 'en-GB' } });
  expect(JSON.parse(inEnglish.text).msg).toMatch(/^[ -~]+$/);
  const inChinese = await ask(getCaseInfo.path, { headers: { 'accept-language': 'zh' } });
  expect(JSON.parse(inChinese.text).msg).toMatch(/\p{Script=Han}/u);
  const ids = [inEnglish, inChinese].map(({ headers }) => headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(2);
});

test('who asks too often waits, with the time said, and nobody else does', async () => {
  const headers = { 'x-client-address': '10.9.9.9' };
  for (let i = 0; i < isLogin.budgetPerMinute; i += 1) {
    expect((await ask(isLogin.path, { headers })).status).toBe(200);
  }
  const refused = await ask(isLogin.path, { headers });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(isLogin.path)).status).toBe(200);
});

test('health says whether the process lives and its database answers', async () => {
  expect(await (await t.request('/livez')).text()).toBe('ok');
  expect(await (await t.request('/readyz')).text()).toBe('ok');
});

test('a path that can not be decoded is the path of nothing', async () => {
  expect((await t.request('/%zz')).status).toBe(404);
});
