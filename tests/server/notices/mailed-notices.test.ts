import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NotTakenError } from '#src/server/channels/mail-driver.ts';
import { findMailStanding } from '#src/server/notices/mail/find-address.ts';
import { mailNotice } from '#src/server/notices/mail/mail-notice.ts';
import { updateProfile } from '#src/shared/accounts/profile/calls.ts';
import { noticeMute } from '#src/shared/notices/calls.ts';
import { testNow } from '../../support/test-server.ts';
import { type MailDesk, openMailDesk } from './mail-desk.ts';

const hourMs = 3_600_000;
const night = testNow + 11 * hourMs; // 23:00 in China
const morning = testNow + 20 * hourMs;

let t: MailDesk;
let mobile = 13_500_000_000;
let one: { userId: string; token: string };
let email: string;
beforeAll(async () => {
  t = await openMailDesk();
});
beforeEach(async () => {
  t.setNow(testNow);
  t.fails.with = undefined;
  mobile += 1;
  one = await t.person(String(mobile));
  email = `lin-${mobile}@example.org`;
  await t.addAddress(one, email);
  t.sent.length = 0;
});
afterAll(() => t.close());

const subjects = () => t.letters.map(({ subject }) => subject);
const isRefused = async () =>
  (await findMailStanding(t.services, one.userId, t.services.now())).given?.isRefused;

test('a notice goes by mail beside its other ways, with its words, its page and how to stop', async () => {
  await t.notify(one.userId, 'withdrawalPaid');
  expect(t.sent).toMatchObject([{ by: 'sms', title: '提现已打款' }]);
  const [letter] = t.letters;
  const [message] = (await t.list(one.token)).list;
  expect(letter).toMatchObject({ id: message?.messageId, to: email, subject: '提现已打款' });
  expect(letter?.words).toContain(message?.words);
  expect(letter?.words).toContain(`${t.services.config.publicOrigin}${message?.link}`);
  expect(letter?.words).toContain(letter?.stopUrl);
  expect(letter?.stopUrl).toContain('/cf/mail-off/');
});

test('news go there too, without a device or a messaging account', async () => {
  await t.notify(one.userId, 'caseProgress');
  expect([subjects(), t.sent]).toEqual([['求助有新进展'], []]);
});

test('the letter speaks the language of its reader', async () => {
  await t.call(updateProfile, { locale: 'en' }, { token: one.token });
  await t.notify(one.userId, 'withdrawalPaid');
  expect(t.letters).toMatchObject([{ subject: 'Withdrawal paid' }]);
  expect(t.letters[0]?.stopUrl).toContain('/en/cf/mail-off/');
});

test('what was muted does not go, even when it was muted meanwhile', async () => {
  t.setNow(night);
  await t.notify(one.userId, 'caseProgress');
  await t.call(noticeMute, { group: 'given', on: '1' }, { token: one.token });
  await t.notify(one.userId, 'caseProgress');
  t.setNow(morning);
  await t.runDue();
  expect(t.letters).toEqual([]);
});

test('news wait for the end of quiet hours, also where a sending failed into them; money does not', async () => {
  t.fails.with = new NotTakenError('away', false);
  await t.notify(one.userId, 'caseProgress');
  t.fails.with = undefined;
  t.setNow(night);
  await t.notify(one.userId, 'caseProgress');
  await t.notify(one.userId, 'donationRefunded');
  expect(subjects()).toEqual(['捐款已退回']);
  t.setNow(morning);
  await t.runDue();
  expect(subjects()).toEqual(['捐款已退回', '求助有新进展', '求助有新进展']);
});

test('a notice is one letter, however often its job runs, and at once', async () => {
  await t.notify(one.userId, 'withdrawalPaid');
  const [{ messageId: noticeId = '' } = {}] = (await t.list(one.token)).list;
  const again = () => mailNotice(t.services, { noticeId }, t.services.now());
  await Promise.all([again(), again(), again()]);
  expect(t.letters).toHaveLength(1);
  await t.services.db.updateTable('notices').set({ mailed_at: null }).execute();
  await Promise.all([again(), again(), again()]);
  expect(t.letters).toHaveLength(2);
});

test('what was certainly not taken is tried again, under the same id', async () => {
  t.fails.with = new NotTakenError('450 later', false);
  await t.notify(one.userId, 'withdrawalPaid');
  await t.runDue();
  expect([t.letters, t.sent.length]).toEqual([[], 1]);
  t.fails.with = undefined;
  await t.runDue();
  const [{ messageId = '' } = {}] = (await t.list(one.token)).list;
  expect(t.letters.map(({ id }) => id)).toEqual([messageId]);
});

test('where nobody knows whether it was taken, no second letter follows', async () => {
  t.fails.with = new Error('the connection broke');
  await t.notify(one.userId, 'withdrawalPaid');
  t.fails.with = undefined;
  await t.runDue();
  expect(t.letters).toEqual([]);
});

test('an address that is refused for good gets nothing more until it is given anew', async () => {
  t.fails.with = new NotTakenError('550 gone', true);
  await t.notify(one.userId, 'withdrawalPaid');
  t.fails.with = undefined;
  expect(await isRefused()).toBe(true);
  await t.runDue();
  await t.notify(one.userId, 'withdrawalPaid');
  expect(t.letters).toEqual([]);
  t.setNow(testNow + 60_000);
  await t.addAddress(one, email);
  expect(await isRefused()).toBe(false);
  await t.notify(one.userId, 'withdrawalPaid');
  expect(t.letters).toHaveLength(1);
});

test('what waited goes to the address of that moment, and nowhere where there is none', async () => {
  t.setNow(night);
  await t.notify(one.userId, 'caseProgress');
  await t.addAddress(one, 'new@example.com');
  t.setNow(morning);
  await t.runDue();
  expect(t.letters.map(({ to }) => to)).toEqual(['new@example.com']);
  t.services.mail = undefined;
  await t.notify(one.userId, 'withdrawalPaid');
  t.services.mail = t.mail;
  expect(t.letters).toHaveLength(1);
});
