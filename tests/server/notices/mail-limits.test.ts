import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NotTakenError } from '#src/server/channels/mail-driver.ts';
import { sweepJobs } from '#src/server/jobs/jobs.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { testNow } from '../../support/test-server.ts';
import { type MailDesk, openMailDesk } from './mail-desk.ts';

const minuteMs = 60_000;
let t: MailDesk;
let mobile = 13_300_500_000;
let one: { userId: string; token: string };
let email: string;
beforeAll(async () => {
  t = await openMailDesk();
});
beforeEach(async () => {
  t.setNow(testNow);
  t.fails.with = undefined;
  t.services.mail = t.mail;
  mobile += 1;
  one = await t.person(String(mobile));
  email = `lin-${mobile}@example.org`;
});
afterAll(() => t.close());

test('one code a minute, five an hour for a person, and for an address whoever asks', async () => {
  await t.ask(one, email);
  expect((await t.ask(one, email)).refusal).toEqual({
    reason: 'tooManyCodes',
    retryAfterSeconds: 60,
  });
  for (let i = 1; i < 5; i += 1) {
    t.setNow(testNow + i * minuteMs);
    expect((await t.ask(one, email.toUpperCase())).status).toBe(200);
  }
  t.setNow(testNow + 6 * minuteMs);
  expect((await t.ask(one, 'x@example.org')).refusal?.reason).toBe('tooManyCodes');
  const other = await t.person(String(mobile + 500_000));
  expect((await t.ask(other, email)).refusal?.reason).toBe('tooManyCodes');
  t.setNow(testNow + 60 * minuteMs);
  expect((await t.ask(other, email)).status).toBe(200);
});

test('an address that its server refuses is said at the field; a server that is away is not', async () => {
  t.fails.with = new NotTakenError('550 no such user', true);
  const refused = await t.ask(one, email);
  expect(refused.refusal).toMatchObject({
    reason: 'inputInvalid',
    fields: { email: expect.any(String) },
  });
  expect(await t.rowsOf(one)).toEqual([]);
  t.fails.with = new NotTakenError('no connection', false);
  t.setNow(testNow + minuteMs);
  expect((await t.ask(one, email)).refusal?.reason).toBe('unavailable');
});

test('what is no address, nobody signed in, and no mail server: nothing is kept', async () => {
  expect((await t.ask(one, 'lin@example')).refusal?.fields).toHaveProperty('email');
  expect((await t.ask({ userId: '', token: '' }, email)).status).toBe(401);
  t.services.mail = undefined;
  expect((await t.ask(one, email)).refusal?.reason).toBe('unavailable');
  expect(await t.rowsOf(one)).toEqual([]);
});

test('an address that nobody confirmed goes a day after its code lapsed, a confirmed one stays', async () => {
  const other = await t.person(String(mobile + 500_000));
  await t.addAddress(other, `other-${email}`);
  await t.ask(one, email);
  const lapsedAt = testNow + 15 * minuteMs;
  const sweepAt = async (now: number) => {
    const { signal } = new AbortController();
    await sweepJobs(t.services)['sweep-expired']?.({ now, signal } as never);
    return [(await t.rowsOf(one)).length, (await t.rowsOf(other)).length];
  };
  expect(await sweepAt(lapsedAt + dayMs)).toEqual([1, 1]);
  expect(await sweepAt(lapsedAt + dayMs + 1)).toEqual([0, 1]);
});
