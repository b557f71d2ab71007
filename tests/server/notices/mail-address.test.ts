import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findMailStanding } from '#src/server/notices/mail/find-address.ts';
import { noticeMailForget } from '#src/shared/notices/mail/calls.ts';
import { otherCode } from '../../support/code-sign-in.ts';
import { testNow } from '../../support/test-server.ts';
import { type MailDesk, openMailDesk } from './mail-desk.ts';

const minuteMs = 60_000;
let t: MailDesk;
let mobile = 13_400_000_000;
let one: { userId: string; token: string };
let email: string;
beforeAll(async () => {
  t = await openMailDesk();
});
beforeEach(async () => {
  t.setNow(testNow);
  t.letters.length = 0;
  mobile += 1;
  one = await t.person(String(mobile));
  email = `lin-${mobile}@example.org`;
});
afterAll(() => t.close());

const standing = ({ userId } = one) => findMailStanding(t.services, userId, t.services.now());
const masked = 'l***@example.org';

test('an address is used once the code that was sent there came back', async () => {
  const asked = await t.ask(one, ` ${email} `);
  expect(asked.data).toEqual({ address: masked });
  expect(t.letters).toMatchObject([{ to: email, subject: expect.stringMatching(/\d{6}/) }]);
  expect(t.letters[0]?.words).toContain(t.lastCode());
  expect(await standing()).toEqual({ given: undefined, asked: masked });
  expect((await t.give(one, t.lastCode())).code).toBe(0);
  expect(await standing()).toMatchObject({ given: { address: masked }, asked: undefined });
});

test('it lies there sealed, and so does nothing of its code', async () => {
  await t.ask(one, email);
  const [row] = await t.rowsOf(one);
  expect(JSON.stringify(row)).not.toContain('lin');
  expect(JSON.stringify(row)).not.toContain(t.lastCode());
});

test('a wrong code is refused five times, and after that the right one too', async () => {
  await t.ask(one, email);
  const code = t.lastCode();
  const answers = await Promise.all(Array.from({ length: 7 }, () => t.give(one, otherCode(code))));
  const reasons = answers.map(({ refusal }) => refusal?.reason).sort();
  expect(reasons).toEqual([
    ...Array.from({ length: 2 }, () => 'verifyCodeSpent'),
    ...Array.from({ length: 5 }, () => 'verifyCodeWrong'),
  ]);
  expect((await t.give(one, code)).refusal?.reason).toBe('verifyCodeSpent');
  expect((await standing()).given).toBeUndefined();
});

test('a code is good for a quarter of an hour', async () => {
  await t.ask(one, email);
  t.setNow(testNow + 15 * minuteMs);
  expect((await t.give(one, t.lastCode())).refusal?.reason).toBe('verifyCodeSpent');
  expect(await standing()).toEqual({ given: undefined, asked: undefined });
});

test('the code of one person gives another nothing, though they know it', async () => {
  const other = await t.person(String(mobile + 500_000));
  await t.ask(one, email);
  const code = t.lastCode();
  expect((await t.give(other, code)).refusal?.reason).toBe('verifyCodeSpent');
  await t.ask(other, `other-${email}`);
  if (t.lastCode() !== code) {
    expect((await t.give(other, code)).refusal?.reason).toBe('verifyCodeWrong');
  }
  expect((await t.give(one, code)).code).toBe(0);
});

test('given twice at once, a code is used once', async () => {
  await t.ask(one, email);
  const answers = await Promise.all([t.give(one, t.lastCode()), t.give(one, t.lastCode())]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await t.rowsOf(one)).toHaveLength(1);
});

test('another address takes the place of the first, once it was shown too', async () => {
  await t.addAddress(one, email);
  t.setNow(testNow + minuteMs);
  await t.ask(one, 'new@example.com');
  expect(await standing()).toMatchObject({ given: { address: masked }, asked: 'n***@example.com' });
  await t.give(one, t.lastCode());
  expect(await standing()).toMatchObject({ given: { address: 'n***@example.com' } });
  expect(await t.rowsOf(one)).toHaveLength(1);
});

test('of two that were asked for, the newest code alone is good', async () => {
  await t.ask(one, email);
  const first = t.lastCode();
  t.setNow(testNow + minuteMs);
  await t.ask(one, email);
  if (t.lastCode() !== first) {
    expect((await t.give(one, first)).refusal?.reason).toBe('verifyCodeWrong');
  }
  expect((await t.give(one, t.lastCode())).code).toBe(0);
});

test('it is forgotten by one call, which may come twice, and a waiting code with it', async () => {
  await t.addAddress(one, email);
  t.setNow(testNow + minuteMs);
  await t.ask(one, 'new@example.com');
  for (let i = 0; i < 2; i += 1) {
    expect((await t.call(noticeMailForget, {}, { token: one.token })).code).toBe(0);
  }
  expect(await t.rowsOf(one)).toEqual([]);
  expect((await t.give(one, t.lastCode())).refusal?.reason).toBe('verifyCodeSpent');
});
