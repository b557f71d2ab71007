import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { isLogin, logout, userInfo } from '#src/shared/accounts/calls.ts';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { orderContributeAdd } from '#src/shared/donations/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { readDeclaredCalls } from '../../support/declared-calls.ts';
import { encodeCall } from '../../support/encode-call.ts';
import {
  type Answered,
  openSocketDoor,
  type Sent,
  type SocketDoor,
} from '../../support/open-socket-door.ts';
import { openTestServer, type TestServer, testOrigin } from '../../support/test-server.ts';

let t: TestServer;
let door: SocketDoor;
let token: string;
let caseId: string;
beforeAll(async () => {
  t = await openTestServer({ config: { TRUST_PROXY: '1' } });
  door = await openSocketDoor(t.services);
  ({ id: caseId } = await makeCase(t.services.db));
});
beforeEach(async () => {
  token = await t.signIn('13900000003');
});
afterAll(async () => {
  door.close();
  await t.close();
});

const form = 'application/x-www-form-urlencoded';
const own = { host: new URL(testOrigin).host };

const askOverSocket = ({ headers, ...sent }: Sent) =>
  door.ask({ ...sent, headers: { 'x-forwarded-for': newId(), ...headers } });

async function askInProcess({ path, method = 'POST', headers, body }: Sent): Promise<Answered> {
  const init = { method, headers: { ...own, 'x-client-address': newId(), ...headers } };
  const answer = await t.request(path, body === undefined ? init : { ...init, body });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** These name one request or one connection, or only a socket's answer has them. */
const ownOfOne = [
  ...['x-request-id', 'date', 'connection', 'keep-alive', 'content-length', 'x-warmlight-person'],
  ...['x-content-type-options', 'referrer-policy', 'permissions-policy'],
  ...['cross-origin-opener-policy', 'content-security-policy'],
];

function comparable({ status, headers, text }: Answered) {
  const told = [...headers].filter(([name]) => !ownOfOne.includes(name)).sort();
  return { status, told, text };
}

const of = (path: string, more: Omit<Sent, 'path'> = {}): Sent => ({
  path,
  ...more,
  headers: { 'content-type': form, ...more.headers },
});
const big = `content=${'x'.repeat(70_000)}`;
const json = { 'content-type': 'application/json', 'idempotency-key': 'k'.repeat(20) };

test.each<[string, () => Sent]>([
  ['an answer', () => of(getCaseInfo.path, { body: `infoUuid=${caseId}` })],
  ['in English', () => of(getCaseInfo.path, { headers: { 'accept-language': 'en' } })],
  ['something absent', () => of(getCaseInfo.path, { body: `infoUuid=${'a'.repeat(22)}` })],
  ['another host', () => of(isLogin.path, { headers: { host: 'evil.example' } })],
  ['another origin', () => of(isLogin.path, { headers: { origin: 'https://evil.example' } })],
  ['a cookie of nowhere', () => of(isLogin.path, { headers: { cookie: 'warmlight=x' } })],
  ['a lost session', () => of(userInfo.path, { headers: bearer('x'.repeat(43)) })],
  ['a guest where one signs in', () => of(userInfo.path)],
  ['who is signed in', () => of(userInfo.path, { headers: bearer(token) })],
  ['another method', () => of(isLogin.path, { method: 'PUT' })],
  ['GET', () => ({ path: isLogin.path, method: 'GET' })],
  ['HEAD', () => ({ path: isLogin.path, method: 'HEAD' })],
  ['OPTIONS', () => ({ path: isLogin.path, method: 'OPTIONS' })],
  ['another media type', () => of(getCaseInfo.path, { headers: json, body: '{}' })],
  ['a broken body', () => of(orderContributeAdd.path, { headers: json, body: '{"a":' })],
  ['no UTF-8', () => of(getCaseInfo.path, { body: Uint8Array.of(0x61, 0x3d, 0xff) })],
  ['a field twice', () => of(getCaseInfo.path, { body: 'infoUuid=a&infoUuid=b' })],
  ['a body too large', () => of(getCaseInfo.path, { body: big })],
  [
    'one that does not say how large it is',
    () => of(getCaseInfo.path, { headers: { 'transfer-encoding': 'chunked' }, body: big }),
  ],
  ['a message that is none', () => of(isLogin.path, { headers: { 'x-common-message': '!' } })],
  ['no key', () => of(orderContributeAdd.path, { headers: { ...json, 'idempotency-key': '' } })],
  ['a call of nothing', () => of('/api/of/nothing')],
])('%s is answered over a socket as in process', async (_what, sent) => {
  const overSocket = await askOverSocket(sent());
  expect(comparable(overSocket)).toEqual(comparable(await askInProcess(sent())));
  expect(overSocket.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(overSocket.headers.get('x-content-type-options')).toBe('nosniff');
  expect(overSocket.headers.get('x-request-id')).toBeTruthy();
});

function bearer(of: string): Record<string, string> {
  return { authorization: `Bearer ${of}` };
}

test('every call is answered over a socket as in process', async () => {
  const { listed } = await readDeclaredCalls();
  for (const call of listed) {
    const { path, init } = encodeCall(call, {});
    const sent = { path, ...init };
    expect(comparable(await askOverSocket(sent))).toEqual(comparable(await askInProcess(sent)));
  }
});

test('a session that ends takes its cookie along, and the line of the log learns who it was', async () => {
  const headers = { cookie: `warmlight=${token}`, origin: testOrigin };
  const answer = await askOverSocket(of(logout.path, { headers }));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toMatch(/^warmlight=; Max-Age=0; Path=\/; HttpOnly/);
  expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
  expect(answer.headers.get('x-warmlight-person')).toBeTruthy();
});

test('another spelling of a path is the same call', async () => {
  const plain = await askOverSocket(of(userInfo.path, { headers: bearer(token) }));
  const path = userInfo.path.replace('user', '%75ser');
  const encoded = await askOverSocket(of(path, { headers: bearer(token) }));
  expect(comparable(encoded)).toEqual(comparable(plain));
});
