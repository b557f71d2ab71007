import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import type { Call, CallAccess } from '#src/shared/contract/call.ts';
import { isLetIn, staffRoles } from '#src/shared/review/staff-roles.ts';
import { makeCase } from '../../support/case-factory.ts';
import { readDeclaredCalls } from '../../support/declared-calls.ts';
import { encodeCall } from '../../support/encode-call.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff } from '../../support/test-staff.ts';

type Who = 'guest' | 'unbound' | 'stranger';
type Refused = { status: number; code: number };

const signInFirst: Refused = { status: 401, code: 20102 };
const bindFirst: Refused = { status: 401, code: 20203 };
const absent: Refused = { status: 404, code: 40400 };

/**
 * It says who is refused how: a guest, an account without a phone, and an account that has no role
 * and owns nothing. What is not named here is let in.
 */
const refusals: Record<CallAccess, Partial<Record<Who, Refused>>> = {
  open: {},
  donor: {},
  gateway: {},
  userinfo: { guest: signInFirst },
  login: { guest: signInFirst, unbound: bindFirst },
  owner: { guest: signInFirst, unbound: bindFirst, stranger: absent },
  staff: { guest: signInFirst, unbound: bindFirst, stranger: { status: 403, code: 40300 } },
};
const lettingGuestsGive = { ...refusals.donor };
const withoutGuests: Partial<Record<Who, Refused>> = { guest: signInFirst, unbound: bindFirst };

const { listed } = await readDeclaredCalls();
const calls = listed.filter(({ access }) => access !== 'gateway');

let open: TestServer;
let closed: TestServer;
beforeAll(async () => {
  open = await openTestServer();
  closed = await openTestServer({ config: { GUEST_GIVING: '0' } });
});
afterAll(async () => {
  await open.close();
  await closed.close();
});

async function tokenOf(t: TestServer, who: Who): Promise<string | undefined> {
  if (who === 'guest') return undefined;
  if (who === 'stranger') return t.signIn('13900000001');
  const token = await t.signIn('13900000002');
  const nobody = { mobile_index: null, mobile_sealed: null, mobile_masked: null };
  const index = t.services.keys.blindIndex('mobile', '13900000002');
  await t.services.db.updateTable('users').set(nobody).where('mobile_index', '=', index).execute();
  return token;
}

/**
 * Asks for nothing but the case of nobody, so that the input refuses nobody before the access does.
 */
async function ask(
  t: TestServer,
  call: Call,
  token: string | undefined,
  infoUuid: string = newId(),
): Promise<Refused> {
  const { path, init } = encodeCall(call, call.access === 'owner' ? { infoUuid } : {});
  const headers: Record<string, string> = { ...init.headers, 'x-client-address': newId() };
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await t.request(path, { ...init, headers });
  const { code } = (await response.json()) as { code: number };
  return { status: response.status, code };
}

const everyone: readonly Who[] = ['guest', 'unbound', 'stranger'];

test.each(everyone)('each call lets %s in or refuses as its declared access says', async (who) => {
  for (const call of calls) {
    // It is a fresh session for each, since some calls end the one they come with.
    const token = await tokenOf(open, who);
    const answer = await ask(open, call, token);
    const expected = (call.access === 'donor' ? lettingGuestsGive : refusals[call.access])[who];
    if (expected)
      expect.soft({ path: call.path, ...answer }).toEqual({ path: call.path, ...expected });
    else expect.soft([401, 403], `${call.path} for ${who}`).not.toContain(answer.status);
  }
});

test.each(everyone)('where guests may not give, a gift of %s asks for signing in', async (who) => {
  const token = await tokenOf(closed, who);
  const giving = calls.filter(({ access }) => access === 'donor');
  expect(giving.length).toBeGreaterThan(0);
  for (const call of giving) {
    const answer = await ask(closed, call, token);
    const expected = withoutGuests[who];
    if (expected) expect.soft(answer).toEqual(expected);
    else expect.soft([401, 403], call.path).not.toContain(answer.status);
  }
});

test('a token that is none lets nobody in', async () => {
  const guarded = calls.filter(({ access }) => access === 'login');
  for (const call of guarded) {
    expect.soft(await ask(open, call, 'x'.repeat(43)), call.path).toEqual(signInFirst);
  }
});

test('no call answers another method than its own', async () => {
  for (const { path, method } of calls) {
    const other = method === 'GET' ? 'POST' : 'GET';
    const response = await open.request(path, {
      method: other,
      headers: { 'x-client-address': newId() },
    });
    expect.soft(response.status, `${other} ${path}`).toBe(405);
  }
});

/** Every call that belongs to a fundraiser is asked about one case by a person of each kind. */
test("a case's own calls are open to its fundraiser, and to others it is as if it were not there", async () => {
  const owner = await addStaff(open);
  const { id: infoUuid } = await makeCase(open.services.db, { owner_user_id: owner.userId });
  const otherFundraiser = await addStaff(open);
  await makeCase(open.services.db, { owner_user_id: otherFundraiser.userId });
  const others = [otherFundraiser];
  for (const role of staffRoles) others.push(await addStaff(open, role));
  for (const call of calls.filter(({ access }) => access === 'owner')) {
    for (const { token } of others) {
      const answer = await ask(open, call, token, infoUuid);
      expect.soft({ path: call.path, ...answer }).toEqual({ path: call.path, ...absent });
    }
    const { status } = await ask(open, call, owner.token, infoUuid);
    expect.soft([401, 403], `${call.path} for its owner`).not.toContain(status);
    expect.soft(status, `${call.path} for its owner`).toBeLessThan(500);
  }
});

test.each(staffRoles)('a %s is let into the calls of that role and no other', async (role) => {
  const { token } = await addStaff(open, role);
  for (const call of calls.filter(({ access }) => access === 'staff')) {
    const { status } = await ask(open, call, token);
    const allowed = isLetIn([role], call.roles);
    if (allowed) expect.soft([401, 403], call.path).not.toContain(status);
    else expect.soft(status, call.path).toBe(403);
  }
});
