import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '#src/shared/accounts/calls.ts';
import { waitText } from '#src/shared/platform/wait-text.ts';
import { fromElsewhere } from '../../support/code-sign-in.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { callWithProof } from '../../support/with-proof.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer({ config: { SMS_CODES_PER_HOUR: '60' } });
});
afterEach(() => t.close());

const mobile = '13812345678';
const minuteMs = 60_000;

function send(number = mobile, options = fromElsewhere()) {
  return t.call(calls.sendVerifyCode, { mobile: number }, options);
}

const sendProved = (number: string) =>
  callWithProof(t, calls.sendVerifyCode, { input: { mobile: number }, options: fromElsewhere() });

function numberOf(index: number): string {
  return `138${String(index).padStart(8, '0')}`;
}

test('the answer carries the code only where codes are shown on the screen', async () => {
  const shown = await send();
  expect(shown.data).toEqual({
    expireSeconds: 600,
    resendAfterSeconds: 60,
    demoCode: expect.stringMatching(/^\d{6}$/),
  });
  const sent: string[] = [];
  const driver = { name: 'other', showsCodeOnScreen: false };
  t.services.sms = { ...driver, send: async (to, code) => void sent.push(to, code) };
  const hidden = await send('13812345679');
  expect(hidden.data).toEqual({ expireSeconds: 600, resendAfterSeconds: 60 });
  expect(sent).toEqual(['13812345679', expect.stringMatching(/^\d{6}$/)]);
});

test('a number with an account and one without get the same answer', async () => {
  await t.signIn(mobile);
  const known = await send(mobile);
  const unknown = await send('13900009999');
  const shape = ({ status, code, msg, data }: typeof known) => ({
    ...{ status, code, msg },
    data: { ...data, demoCode: '' },
  });
  expect(shape(known)).toEqual(shape(unknown));
  const [again, other] = [await send(mobile), await send('13900009999')];
  expect([again.status, again.refusal]).toEqual([other.status, other.refusal]);
});

test('who asked for a code gets the next one after a minute and not before', async () => {
  const here = { headers: { 'x-client-address': '203.0.113.7' } };
  await send(mobile, here);
  t.setNow(testNow + 59_001);
  const early = await send(mobile, here);
  expect([early.status, early.code, early.headers.get('retry-after')]).toEqual([429, 42900, '1']);
  expect(early.refusal).toEqual({ reason: 'tooManyCodes', retryAfterSeconds: 1 });
  expect(early.msg).toContain(waitText(1, 'zh-CN'));
  t.setNow(testNow + minuteMs);
  expect((await send(mobile, here)).code).toBe(0);
});

test('of codes that one asks for at once, one is sent', async () => {
  const here = { headers: { 'x-client-address': '203.0.113.7' } };
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(mobile, here)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
});

test('strangers have a number sent five codes an hour, and never lock it for longer', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => send()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.refusal?.retryAfterSeconds).toBe(3600);
  t.setNow(testNow + 60 * minuteMs);
  expect((await send()).code).toBe(0);
});

test('an address gets thirty codes an hour that nobody uses, and other addresses go on', async () => {
  const here = { headers: { 'x-client-address': '203.0.113.7' } };
  for (let index = 0; index < 30; index += 1) {
    expect((await send(numberOf(index), here)).code).toBe(0);
  }
  expect((await send(numberOf(30), here)).status).toBe(429);
  expect((await send(numberOf(31))).code).toBe(0);
});

test('all together get what the operator allows an hour, the last quarter by a proof', async () => {
  t.services.config = { ...t.services.config, smsCodesPerHour: 8 };
  for (let index = 0; index < 6; index += 1) {
    expect((await send(numberOf(index))).code).toBe(0);
  }
  expect((await send(numberOf(50))).refusal?.reason).toBe('proofNeeded');
  for (let index = 6; index < 8; index += 1) {
    expect((await sendProved(numberOf(index))).code).toBe(0);
  }
  expect((await sendProved(numberOf(51))).refusal?.reason).toBe('tooManyCodes');
  t.setNow(testNow + 60 * minuteMs);
  expect((await send(numberOf(52))).code).toBe(0);
});

test('a service that does not send is an expected refusal', async () => {
  const send_ = () => Promise.reject(new Error('no route to the service'));
  t.services.sms = { name: 'broken', showsCodeOnScreen: false, send: send_ };
  expect((await send()).refusal?.reason).toBe('unavailable');
});

test.each(['1381234567', '12812345678', '138123456789', 'abc', ''])(
  'the number "%s" is refused at its field',
  async (number) => {
    const { status, refusal } = await send(number);
    expect(status).toBe(400);
    expect(Object.keys(refusal?.fields ?? {})).toEqual(['mobile']);
  },
);

test('neither the number nor the code is kept readable', async () => {
  const { data } = await send();
  const kept = JSON.stringify([
    await t.services.db.selectFrom('verify_codes').selectAll().execute(),
    await t.services.db.selectFrom('rate_counters').selectAll().execute(),
  ]);
  expect(kept).not.toContain(mobile);
  expect(kept).not.toContain(`"${data.demoCode}"`);
});
