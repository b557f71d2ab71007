import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPush } from '#src/server/channels/open-push.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { logout } from '#src/shared/accounts/calls.ts';
import { noticePush, noticePushOff } from '#src/shared/notices/push/calls.ts';
import { testNow } from '../../support/test-server.ts';
import { openPushDesk, type PushDesk } from './push-desk.ts';

let t: PushDesk;
let mobile = 13_400_000_000;
let one: { userId: string; token: string };
beforeAll(async () => {
  t = await openPushDesk();
});
beforeEach(async () => {
  t.setNow(testNow);
  t.sent.length = 0;
  Object.assign(t.service.behaviour, { status: 201, hangs: false });
  mobile += 1;
  one = await t.person(String(mobile));
});
afterAll(() => t.close());

test('asked for twice it is one device, which shows a notice once', async () => {
  const phone = await t.deviceOf(one);
  await t.call(noticePush, phone.target, { token: one.token });
  expect(await t.countOf(one.userId)).toBe(1);
  await t.notify(one.userId, 'caseProgress');
  expect(phone.shown()).toHaveLength(1);
});

test('a device belongs to who asked for it last, and to nobody once they sign out there', async () => {
  const phone = await t.deviceOf(one);
  const other = await t.person(String(mobile + 5_000_000));
  await t.call(noticePush, phone.target, { token: other.token });
  await t.notify(one.userId, 'caseProgress');
  expect(phone.shown()).toEqual([]);
  await t.call(logout, {}, { token: other.token });
  await t.notify(other.userId, 'caseProgress');
  expect(phone.shown()).toEqual([]);
});

test("turned off it shows nothing; another's word does not turn it off", async () => {
  const phone = await t.deviceOf(one);
  const { endpoint } = phone.target;
  const other = await t.person(String(mobile + 6_000_000));
  await t.call(noticePushOff, { endpoint }, { token: other.token });
  await t.notify(one.userId, 'caseProgress');
  expect(phone.shown()).toHaveLength(1);
  for (const _ of [1, 2]) {
    const { data } = await t.call(noticePushOff, { endpoint }, { token: one.token });
    expect(data).toEqual({ on: false });
  }
  await t.notify(one.userId, 'caseProgress');
  expect(phone.shown()).toHaveLength(1);
});

test('only the newest ten devices of a person are kept', async () => {
  const first = await t.deviceOf(one);
  for (let i = 0; i < 10; i += 1) {
    t.setNow(testNow + i + 1);
    await t.deviceOf(one);
  }
  await t.notify(one.userId, 'caseProgress');
  expect(await t.countOf(one.userId)).toBe(10);
  expect(first.shown()).toEqual([]);
});

test.each([
  'http://127.0.0.1:9/inside',
  'http://169.254.169.254/latest/meta-data',
  'https://fcm.googleapis.com.example.org/x',
  'https://user@updates.push.services.mozilla.com:444/x',
  'file:///etc/passwd',
  'nonsense',
])('an address of no service is refused: %s', async (endpoint) => {
  const { target } = t.service.newDevice();
  const answer = await t.call(noticePush, { ...target, endpoint }, { token: one.token });
  expect(answer).toMatchObject({
    status: 400,
    refusal: { fields: { endpoint: expect.any(String) } },
  });
  expect(await t.countOf(one.userId)).toBe(0);
});

test('the services of the browsers that people have may be asked, and none where it is said so', () => {
  const open = (more: Record<string, string>) =>
    openPush(parseConfig(more), t.services.keys, t.services.now);
  const usual = open({});
  const addresses = [
    ...['https://fcm.googleapis.com/fcm/send/x', 'https://web.push.apple.com/x'],
    ...['https://updates.push.services.mozilla.com/wpush/v2/x'],
    'https://wns2-by3p.notify.windows.com/w/?token=x',
  ];
  for (const address of addresses) expect(usual?.mayAsk(address), address).toBe(true);
  expect(usual?.publicKey).toBe(t.services.push?.publicKey);
  expect(open({ PUSH_SERVICES: 'none' })).toBeUndefined();
});

test('a guest is asked to sign in', async () => {
  const answer = await t.call(noticePush, t.service.newDevice().target, {});
  expect(answer.status).toBe(401);
});
