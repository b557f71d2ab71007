import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskHours } from '#src/server/accounts/staff/desk-door.ts';
import * as deskSignIn from '#src/shared/desk/sign-in/calls.ts';
import * as calls from '#src/shared/review/calls.ts';
import { routes } from '#src/shared/routes.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { actsOf, addStaff, as, type Staff } from '../../support/test-staff.ts';
import { totpAt } from '../../support/totp-at.ts';

let t: TestServer;
/** The same server runs with its configuration in live mode, for what live mode alone asks. */
beforeAll(async () => {
  t = await openTestServer();
  t.services.config = { ...t.services.config, mode: 'live' };
});
afterAll(() => t.close());

const begin = (staff: Staff) => t.call(deskSignIn.deskBeginFactor, {}, as(staff));
const confirm = (staff: Staff, code: string) =>
  t.call(deskSignIn.deskConfirmFactor, { code }, as(staff));
const give = (staff: Staff, code: string) => t.call(deskSignIn.deskGiveCode, { code }, as(staff));
const enter = (staff: Staff) => t.call(calls.deskClaimNext, { queue: 'comment' }, as(staff));
const step = (count = 1) => t.setNow(t.services.now() + count * 30_000);

/** Adds someone with an authenticator, and a new session of theirs that gave no code yet. */
async function enrolled(): Promise<{ staff: Staff; secret: string }> {
  const first = await addStaff(t, 'reviewer');
  const { secret } = (await begin(first)).data;
  expect((await confirm(first, totpAt(secret, t.services.now()))).status).toBe(200);
  step();
  return { staff: { ...first, token: await t.signIn(first.mobile) }, secret };
}

const wrongCode = (secret: string) => {
  const right = [-1, 0, 1].map((side) => totpAt(secret, t.services.now() + side * 30_000));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '444444';
};

test('in live mode, staff without an authenticator reach nothing of the desk', async () => {
  const staff = await addStaff(t, 'reviewer', 'administrator');
  expect((await enter(staff)).code).toBe(40301);
  for (const { path, access } of Object.values(routes)) {
    if (access !== 'staff') continue;
    const page = await t.request(path.replaceAll(/\{\w+\}/g, 'x'), {
      headers: { authorization: `Bearer ${staff.token}` },
    });
    expect.soft([path, page.status]).toEqual([path, 303]);
    expect.soft(page.headers.get('location')).toContain('/desk/sign-in');
  }
});

test('enrolment opens the desk for its own session only; another one needs a code', async () => {
  const { staff, secret } = await enrolled();
  expect((await enter(staff)).code).toBe(40301);
  expect((await give(staff, totpAt(secret, t.services.now()))).status).toBe(200);
  expect((await enter(staff)).status).toBe(200);
  expect(await actsOf(t, staff.userId)).toEqual(['enrolFactor']);
});

test('the secret lies sealed in the database', async () => {
  const { staff, secret } = await enrolled();
  const row = await t.services.db
    .selectFrom('staff_second_factors')
    .selectAll()
    .where('user_id', '=', staff.userId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(secret);
});

test('a code opens once, even when it comes twice at the same moment', async () => {
  const { staff, secret } = await enrolled();
  const code = totpAt(secret, t.services.now());
  const both = await Promise.all([give(staff, code), give(staff, code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const replay = await give(staff, code);
  expect(replay.refusal?.fields).toHaveProperty('code');
  expect(replay.status).toBe(400);
});

test.each([
  ['a minute old', -2, 400],
  ['of the step before', -1, 400],
  ['of now', 0, 200],
  ['of a clock half a minute fast', 1, 200],
  ['of a clock a minute fast', 2, 400],
])('a code %s', async (_name, steps, status) => {
  const { staff, secret } = await enrolled();
  // The code of enrolment was of the step before, and no step counts twice.
  expect((await give(staff, totpAt(secret, t.services.now() + steps * 30_000))).status).toBe(
    status,
  );
});

test('five wrong codes lock it for a quarter of an hour, even for the right one', async () => {
  const { staff, secret } = await enrolled();
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await give(staff, wrongCode(secret))).status).toBe(400);
  }
  const locked = await give(staff, totpAt(secret, t.services.now()));
  expect(locked.status).toBe(429);
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
  step(31);
  expect((await give(staff, totpAt(secret, t.services.now()))).status).toBe(200);
  expect(await actsOf(t, staff.userId)).toEqual(['enrolFactor', ...Array(5).fill('factorFailed')]);
});

test('who holds the phone number only can not put another authenticator in its place', async () => {
  const { staff, secret } = await enrolled();
  expect((await begin(staff)).code).toBe(40936);
  await give(staff, totpAt(secret, t.services.now()));
  const next = (await begin(staff)).data.secret;
  step();
  expect((await confirm(staff, totpAt(secret, t.services.now()))).status).toBe(400);
  expect((await confirm(staff, totpAt(next, t.services.now()))).status).toBe(200);
});

test('the desk asks again after its hours however busy it was, and when nobody touched it', async () => {
  const { staff, secret } = await enrolled();
  await give(staff, totpAt(secret, t.services.now()));
  for (let thirds = 1; thirds < deskHours * 3; thirds += 1) {
    step(40);
    expect((await enter(staff)).status).toBe(200);
  }
  step(40);
  expect((await enter(staff)).code).toBe(40301);
  await give(staff, totpAt(secret, t.services.now()));
  step(62);
  expect([(await enter(staff)).code, (await enter(staff)).code]).toEqual([40301, 40301]);
});

test('people who are not staff have no second factor, and hear of none', async () => {
  const stranger = await addStaff(t);
  expect((await begin(stranger)).status).toBe(404);
  expect((await give(stranger, '123456')).status).toBe(404);
});

test('the demo asks only those who set one up', async () => {
  t.services.config = { ...t.services.config, mode: 'demo' };
  t.setNow(testNow);
  const staff = await addStaff(t, 'reviewer');
  expect((await enter(staff)).status).toBe(200);
  const { secret } = (await begin(staff)).data;
  expect((await enter(staff)).status).toBe(200);
  await confirm(staff, totpAt(secret, t.services.now()));
  const again = { ...staff, token: await t.signIn(staff.mobile) };
  expect((await enter(again)).code).toBe(40301);
});
