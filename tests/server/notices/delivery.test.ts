import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverNotice } from '#src/server/notices/deliver-notice.ts';
import { notify } from '#src/server/notices/notify.ts';
import { newId } from '#src/server/platform/keys.ts';
import { updateProfile } from '#src/shared/accounts/profile/calls.ts';
import type { NoticeKind } from '#src/shared/notices/notice-kinds.ts';
import { testNow } from '../../support/test-server.ts';
import { addMessagingAccount, type NoticeDesk, openNoticeDesk } from './notice-desk.ts';

const hourMs = 3_600_000;
const night = testNow + 11 * hourMs; // 23:00 in China
const morning = testNow + 20 * hourMs;

let t: NoticeDesk;
let mobile = 13_200_000_000;
let one: { userId: string; token: string };
beforeAll(async () => {
  t = await openNoticeDesk();
});
beforeEach(async () => {
  t.setNow(testNow);
  t.sent.length = 0;
  mobile += 1;
  one = await t.person(String(mobile));
});
afterAll(() => t.close());

const tell = (kind: NoticeKind, more: { subjectId?: string } = {}) =>
  t.tell((trx) => notify(trx, { userId: one.userId, kind, ...more, now: t.services.now() }));

test('a messaging account gets a template message with the address of its page', async () => {
  const openId = await addMessagingAccount(t, one.userId);
  await tell('caseProgress');
  await t.runDue();
  expect(t.sent).toMatchObject([{ by: 'template', to: openId, title: '求助有新进展' }]);
  expect(t.sent[0]?.url).toContain('/cf/wxmessage/progress?messageId=');
});

test('without one, only what is urgent goes by SMS; the rest waits in the message centre', async () => {
  await tell('caseProgress');
  await tell('withdrawalPaid');
  await t.runDue();
  expect(t.sent).toMatchObject([{ by: 'sms', to: String(mobile), title: '提现已打款' }]);
  expect((await t.list(one.token)).list).toHaveLength(2);
});

test('an event is told once, however often it is written and its job runs', async () => {
  const subjectId = newId();
  await tell('withdrawalPaid', { subjectId });
  await tell('withdrawalPaid', { subjectId });
  await t.runDue();
  const { list } = await t.list(one.token);
  expect(list).toHaveLength(1);
  const noticeId = list[0]?.messageId ?? '';
  await deliverNotice(t.services, { noticeId }, t.services.now());
  await deliverNotice(t.services, { noticeId }, t.services.now());
  expect(t.sent).toHaveLength(1);
});

test('a sending that fails is tried again under the same id', async () => {
  t.fail.times = 2;
  await tell('withdrawalPaid');
  for (let i = 0; i < 4; i += 1) await t.runDue();
  const { list } = await t.list(one.token);
  expect(t.sent.map(({ id }) => id)).toEqual(list.map(({ messageId }) => messageId));
});

test('news of the night goes out in the morning, money at once', async () => {
  await addMessagingAccount(t, one.userId);
  t.setNow(night);
  await tell('caseProgress');
  await tell('donationRefunded');
  await t.runDue();
  expect(t.sent.map(({ title }) => title)).toEqual(['捐款已退回']);
  t.setNow(morning);
  await t.runDue();
  expect(t.sent.map(({ title }) => title)).toEqual(['捐款已退回', '求助有新进展']);
});

test('whoever chose other hours hears news in the night, and waits for the end of their own', async () => {
  await addMessagingAccount(t, one.userId);
  const choose = (quietFrom: number, quietUntil: number) =>
    t.call(updateProfile, { quietFrom, quietUntil }, { token: one.token });
  expect((await choose(13, 15)).code).toBe(0);
  t.setNow(night);
  await tell('caseProgress');
  await t.runDue();
  expect(t.sent).toHaveLength(1);
  expect((await choose(22, 6)).code).toBe(0);
  await tell('caseProgress');
  await t.runDue();
  expect(t.sent).toHaveLength(1);
  t.setNow(morning - 2 * hourMs);
  await t.runDue();
  expect(t.sent).toHaveLength(2);
  expect((await choose(24, 6)).status).toBe(400);
});

test('a sending that fails into the night waits for the morning too', async () => {
  await addMessagingAccount(t, one.userId);
  t.fail.times = 1;
  await tell('caseProgress');
  await t.runDue();
  t.setNow(night);
  await t.runDue();
  expect(t.sent).toEqual([]);
  t.setNow(morning);
  await t.runDue();
  expect(t.sent).toHaveLength(1);
});

test('the message speaks the language of its reader', async () => {
  await t.services.db
    .updateTable('users')
    .set({ locale: 'en' })
    .where('id', '=', one.userId)
    .execute();
  await tell('withdrawalPaid');
  await t.runDue();
  expect(t.sent).toMatchObject([{ title: 'Withdrawal paid' }]);
  expect(t.sent[0]?.url).toContain('/en/cf/wxmessage/middle?');
});
