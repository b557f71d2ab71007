import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '#src/shared/accounts/calls.ts';
import { fromElsewhere, otherCode } from '../../support/code-sign-in.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer({ config: { SMS_CODES_PER_HOUR: '200' } });
});
afterEach(() => t.close());

const victim = '13812345678';
const minuteMs = 60_000;
const rounds = 20;

/** This is a browser that keeps its cookies, at an address of its own unless one is given. */
class Browser {
  readonly #headers: Record<string, string>;
  #cookie = '';
  constructor(address = fromElsewhere().headers['x-client-address'] ?? '') {
    this.#headers = { 'x-client-address': address };
  }

  async askCode(mobile: string): Promise<string | undefined> {
    const answer = await t.call(calls.sendVerifyCode, { mobile }, this.#options());
    const set = answer.headers.get('set-cookie')?.split(';', 1)[0];
    if (set) this.#cookie = set;
    return answer.status === 200 ? answer.data.demoCode : undefined;
  }

  async giveCode(mobile: string, code: string): Promise<boolean> {
    const answer = await t.call(calls.checkVerifyCode, { mobile, code }, this.#options());
    return answer.status === 200;
  }

  async signsIn(mobile: string, meanwhile: () => Promise<unknown> = async () => {}) {
    const code = await this.askCode(mobile);
    if (code === undefined) return false;
    await meanwhile();
    return this.giveCode(mobile, code);
  }

  #options() {
    const headers: Record<string, string> = { ...this.#headers, origin: 'http://localhost:4321' };
    if (this.#cookie) headers.cookie = this.#cookie;
    return { headers };
  }
}

/** Counts how many of so many tries succeed, the clock going on between them. */
async function rateOf(tries: number, attempt: () => Promise<boolean>): Promise<number> {
  let successes = 0;
  for (let index = 0; index < tries; index += 1) {
    if (await attempt()) successes += 1;
    t.setNow(t.services.now() + 7 * minuteMs);
  }
  return successes / tries;
}

const many = <T>(count: number, act: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, act));

test('guesses from elsewhere use up nothing: the owner signs in every time', async () => {
  const owner = new Browser();
  const guess = () => new Browser().giveCode(victim, '000000');
  const rate = await rateOf(rounds, () => owner.signsIn(victim, () => many(10, guess)));
  expect(rate).toBe(1);
});

test('nobody signs in with a code that another browser asked for, even with the right one', async () => {
  const owner = new Browser('203.0.113.7');
  const code = String(await owner.askCode(victim));
  const others = [new Browser(), new Browser()];
  for (const other of others) await other.askCode('13900000001');
  const neighbour = new Browser('203.0.113.7');
  await neighbour.askCode('13900000002');
  for (const other of [...others, neighbour])
    expect(await other.giveCode(victim, code)).toBe(false);
  expect(await owner.giveCode(victim, code)).toBe(true);
});

test('behind the same address, without cookies, five guesses use up nothing of the owner', async () => {
  const owner = new Browser('203.0.113.7');
  const code = String(await owner.askCode(victim));
  const guess = () => new Browser('203.0.113.7').giveCode(victim, otherCode(code));
  await many(12, guess);
  expect(await new Browser('203.0.113.7').giveCode(victim, code)).toBe(false);
  expect(await owner.giveCode(victim, code)).toBe(true);
});

test('strangers who ask for codes of a number do not keep out a device it knows', async () => {
  const owner = new Browser();
  expect(await owner.signsIn(victim)).toBe(true);
  t.setNow(t.services.now() + 2 * minuteMs);
  const flood = () => many(12, () => new Browser().askCode(victim));
  const rate = await rateOf(rounds, async () => {
    await flood();
    return owner.signsIn(victim, flood);
  });
  expect(rate).toBe(1);
});

test('strangers who use up the hour of all do not keep out a device that is known', async () => {
  const owner = new Browser();
  expect(await owner.signsIn(victim)).toBe(true);
  t.setNow(t.services.now() + 2 * minuteMs);
  let index = 0;
  const rate = await rateOf(10, async () => {
    await many(40, () => new Browser().askCode(`139${String(index++).padStart(8, '0')}`));
    return owner.signsIn(victim);
  });
  expect(rate).toBe(1);
});

test('a hospital behind one address signs in as long as its people use their codes', async () => {
  let index = 0;
  const rate = await rateOf(100, () => {
    t.setNow(t.services.now() - 6.9 * minuteMs);
    index += 1;
    return new Browser('198.51.100.9').signsIn(`137${String(index).padStart(8, '0')}`);
  });
  expect(rate).toBe(1);
});

test('one household of IPv6 is one address, however many it has', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      new Browser(`2001:db8:1:2:${index.toString(16)}::1`).askCode(
        `136${String(index).padStart(8, '0')}`,
      ),
    ),
  );
  expect(answers.filter((code) => code !== undefined)).toHaveLength(30);
  expect(await new Browser('2001:db8:1:3::1').askCode('13600000099')).toBeDefined();
});

test('a network of many households runs dry before all do, and others go on', async () => {
  t.services.config = { ...t.services.config, smsCodesPerHour: 3000 };
  let sent = 0;
  for (let index = 0; index < 340; index += 1) {
    const household = new Browser(`2001:db8:7:${index.toString(16)}::1`);
    if (await household.askCode(`135${String(index).padStart(8, '0')}`)) sent += 1;
  }
  expect(sent).toBe(300);
  expect(await new Browser('2001:db8:8::1').askCode('13500099999')).toBeDefined();
});
