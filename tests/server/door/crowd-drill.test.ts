import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { sendVerifyCode, userInfo } from '#src/shared/accounts/calls.ts';
import { getPublicUserInfo } from '#src/shared/accounts/others/calls.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { callWithProof } from '../../support/with-proof.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer();
});
afterEach(() => t.close());

/** It is one address of a carrier, with thousands behind it, of whom one floods. */
const carrier = { headers: { 'x-client-address': '100.64.0.1' } };

async function flood(requests: number): Promise<void> {
  for (let at = 0; at < requests; at += 1) await t.request('/robots.txt', carrier);
}

async function rateOf(people: number, attempt: (at: number) => Promise<boolean>): Promise<number> {
  const done = await Promise.all(Array.from({ length: people }, (_, at) => attempt(at)));
  return done.filter(Boolean).length / people;
}

const numberOf = (at: number) => `137${String(at).padStart(8, '0')}`;

test('behind a flooded address everyone signed in goes on, and guests by a proof', async () => {
  const tokens: string[] = [];
  for (let at = 0; at < 40; at += 1) tokens.push(await t.signIn(numberOf(at)));
  await flood(1300);
  const signedIn = await rateOf(40, async (at) => {
    const answer = await t.call(userInfo, {}, { ...carrier, token: tokens[at] ?? '' });
    return answer.status === 200;
  });
  let guests = 0;
  for (let at = 0; at < 5; at += 1) {
    const input = { mobile: numberOf(100 + at) };
    const answer = await callWithProof(t, sendVerifyCode, { input, options: carrier });
    if (answer.status === 200) guests += 1 / 5;
  }
  const attacker = await t.call(sendVerifyCode, { mobile: numberOf(200) }, carrier);
  console.log(
    `carrier drill: signed in ${signedIn * 100} %, guests ${guests * 100} %, attacker refused`,
  );
  expect({ signedIn, guests }).toEqual({ signedIn: 1, guests: 1 });
  expect(attacker.refusal?.reason).toBe('proofNeeded');
});

test('calls of one person use up nothing of another behind the same address', async () => {
  const [busy, calm] = [await t.signIn(numberOf(1)), await t.signIn(numberOf(2))];
  const look = (token: string) => {
    const asked = { ...carrier, token };
    return t.call(getPublicUserInfo, { userId: newId() }, asked);
  };
  for (let at = 0; at < 60; at += 1) expect((await look(busy)).status).toBe(404);
  expect((await look(busy)).status).toBe(429);
  expect((await look(calm)).status).toBe(404);
});

test('pictures and pages have budgets apart', async () => {
  const picture = () => t.request('/media/cover/nothing.webp', carrier);
  for (let at = 0; at < 1300; at += 1) await picture();
  expect((await picture()).status).toBe(404);
  expect((await t.request('/api/openapi.json', carrier)).status).toBe(200);
});

test('a flood from ever new addresses of one network of IPv6 has to work, and its neighbours do not', async () => {
  const from = (household: string) => ({ headers: { 'x-client-address': `${household}::1` } });
  for (let at = 0; at < 12_000; at += 1)
    await t.request('/robots.txt', from(`2001:db8:5:${(at % 500).toString(16)}`));
  const ask = (household: string, at: number) =>
    t.call(sendVerifyCode, { mobile: numberOf(at) }, from(household));
  expect((await ask('2001:db8:5:fff', 1)).refusal?.reason).toBe('proofNeeded');
  expect((await ask('2001:db8:6:1', 2)).status).toBe(200);
});

test('a page behind a flooded address says when to come back', async () => {
  await flood(1300);
  const { status, headers } = await t.request('/login', carrier);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});
