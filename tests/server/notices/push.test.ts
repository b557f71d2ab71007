import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverNotice } from '#src/server/notices/deliver-notice.ts';
import { noticeMute } from '#src/shared/notices/calls.ts';
import { testNow } from '../../support/test-server.ts';
import { addMessagingAccount } from './notice-desk.ts';
import { openPushDesk, type PushDesk } from './push-desk.ts';

const hourMs = 3_600_000;
const night = testNow + 11 * hourMs; // 23:00 in China
const morning = testNow + 20 * hourMs;

let t: PushDesk;
let mobile = 13_300_000_000;
let one: { userId: string; token: string };
beforeAll(async () => {
  t = await openPushDesk();
});
beforeEach(async () => {
  t.setNow(testNow);
  t.sent.length = 0;
  Object.assign(t.service.behaviour, { status: 201, retryAfter: '', hangs: false });
  mobile += 1;
  one = await t.person(String(mobile));
});
afterAll(() => t.close());
const counted = async (what: 'pushRefused' | 'pushUnfit') =>
  (await t.services.metrics[what].get()).values[0]?.value ?? 0;

test('every device that asked shows a notice, which its service cannot read', async () => {
  const [phone, tablet] = [await t.deviceOf(one), await t.deviceOf(one)];
  await t.notify(one.userId, 'caseProgress');
  const shown = [{ title: '求助有新进展', language: 'zh-CN', id: expect.any(String) }];
  expect(phone.shown()).toMatchObject(shown);
  expect(tablet.shown()).toMatchObject(shown);
  expect(JSON.stringify(phone.shown())).toContain('/cf/wxmessage/progress?messageId=');
  expect(t.sent).toEqual([]);
});

test('what is urgent goes by SMS as well, since a device may lie in a drawer', async () => {
  const phone = await t.deviceOf(one);
  await t.notify(one.userId, 'withdrawalPaid');
  expect(phone.shown()).toHaveLength(1);
  expect(t.sent).toMatchObject([{ by: 'sms', title: '提现已打款' }]);
});

test('quiet hours and what was muted hold for devices too', async () => {
  const phone = await t.deviceOf(one);
  t.setNow(night);
  await t.notify(one.userId, 'caseProgress');
  expect(phone.shown()).toEqual([]);
  t.setNow(morning);
  await t.runDue();
  expect(phone.shown()).toHaveLength(1);
  await t.call(noticeMute, { kind: 'caseProgress', on: '1' }, { token: one.token });
  await t.notify(one.userId, 'caseProgress');
  expect(phone.shown()).toHaveLength(1);
});

test('a device that is gone is forgotten; the notice waits in the message centre', async () => {
  const phone = await t.deviceOf(one);
  t.service.forget(phone);
  await t.notify(one.userId, 'caseProgress');
  expect(await t.countOf(one.userId)).toBe(0);
  expect((await t.list(one.token)).list).toHaveLength(1);
});

test('a service that is away is asked again, and holds up nothing that is urgent', async () => {
  const phone = await t.deviceOf(one);
  t.service.behaviour.status = 503;
  await t.notify(one.userId, 'caseProgress');
  await t.notify(one.userId, 'withdrawalPaid');
  expect(t.sent).toMatchObject([{ by: 'sms', title: '提现已打款' }]);
  t.service.behaviour.status = 201;
  await t.runDue();
  expect(phone.shown()).toMatchObject([{ title: '求助有新进展' }]);
});

test.each([
  [401, 'refuses our key', 'pushRefused'],
  [403, 'refuses our key', 'pushRefused'],
  [400, 'can not read what we sent', 'pushUnfit'],
  [413, 'has no room for what we sent', 'pushUnfit'],
] as const)(
  'a service that answers %i %s: the device stays, and the operator is told',
  async (status, _why, counter) => {
    const phone = await t.deviceOf(one);
    const before = await counted(counter);
    t.service.behaviour.status = status;
    await t.notify(one.userId, 'caseProgress');
    expect([phone.shown(), await t.countOf(one.userId)]).toEqual([[], 1]);
    expect(await counted(counter)).toBe(before + 1);
    t.service.behaviour.status = 201;
    await t.runDue();
    expect(phone.shown()).toMatchObject([{ title: '求助有新进展' }]);
  },
);

test.each([404, 410])('a service that answers %i knows the device no longer', async (status) => {
  await t.deviceOf(one);
  t.service.behaviour.status = status;
  await t.notify(one.userId, 'caseProgress');
  expect(await t.countOf(one.userId)).toBe(0);
});

test.each([
  ['a count of seconds', 429, '120', 120_000],
  ['a time', 503, new Date(testNow + 90_000).toUTCString(), 90_000],
  ['a time far off', 429, '86400', hourMs],
  ['a time that was', 429, new Date(testNow - 90_000).toUTCString(), 0],
  ['nothing to be read', 429, 'soon', 0],
])('a service that asks to be left alone by %s is heeded', async (_way, status, wait, afterMs) => {
  await t.deviceOf(one);
  Object.assign(t.service.behaviour, { status, retryAfter: wait });
  await t.notify(one.userId, 'caseProgress');
  const { list } = await t.list(one.token);
  const noticeId = list[0]?.messageId ?? '';
  const delivered = deliverNotice(t.services, { noticeId }, testNow);
  await expect(delivered).rejects.toMatchObject({ name: 'LaterError', afterMs });
  expect(await t.countOf(one.userId)).toBe(1);
});

test('where a service says nothing, another way is taken', async () => {
  await t.deviceOf(one);
  await addMessagingAccount(t, one.userId);
  t.service.behaviour.hangs = true;
  const { push } = t.services;
  if (push) {
    const impatient = AbortSignal.timeout(50);
    t.services.push = { ...push, send: (to, what) => push.send(to, what, impatient) };
  }
  await t.notify(one.userId, 'caseProgress');
  t.services.push = push;
  expect(t.sent).toMatchObject([{ by: 'template', title: '求助有新进展' }]);
});
