import { afterEach, beforeEach, expect, test } from 'vitest';
import { spendRate } from '#src/server/platform/budgets/spend-rate.ts';
import * as calls from '#src/shared/accounts/calls.ts';
import { fromElsewhere } from '../../support/code-sign-in.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff } from '../../support/test-staff.ts';
import { callWithProof } from '../../support/with-proof.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer();
});
afterEach(() => t.close());

const rounds = 3;
const hourMs = 3_600_000;

/** Asks from a browser that nobody knows, which works for a code where it must. */
async function askCode(mobile: string, options = fromElsewhere()): Promise<boolean> {
  const { status } = await callWithProof(t, calls.sendVerifyCode, { input: { mobile }, options });
  return status === 200;
}

/** Spends what so many that were let in spent of a number: working for each would take a minute. */
async function spend(name: string, mobile: string, times: number): Promise<void> {
  const subject = t.services.keys.blindIndex('mobile', mobile);
  const rate = { name, subject, limit: 60, windowMs: hourMs };
  for (let index = 0; index < times; index += 1)
    await spendRate(t.services.db, rate, t.services.now());
}

async function flood(mobile: string): Promise<void> {
  await spend('code-number', mobile, 5);
  await spend('code-number-proved', mobile, 20);
}

async function rateUnderFlood(mobile: string): Promise<number> {
  await flood(mobile);
  let successes = 0;
  for (let round = 0; round < rounds; round += 1) if (await askCode(mobile)) successes += 1;
  return successes / rounds;
}

test('a flood that works for its codes keeps staff out of no new device, and others it does', async () => {
  const { mobile } = await addStaff(t, 'reviewer');
  expect(await rateUnderFlood(mobile)).toBe(1);
  expect(await rateUnderFlood('13812345678')).toBe(0);
});

test('one network has five of what staff have, and a number sixty, so that no phone rings all night', async () => {
  const { mobile } = await addStaff(t, 'reviewer');
  await flood(mobile);
  const sent: boolean[] = [];
  for (let index = 1; index <= 6; index += 1)
    sent.push(await askCode(mobile, { headers: { 'x-client-address': `203.0.113.${index}` } }));
  expect(sent).toEqual([true, true, true, true, true, false]);
  await spend('code-staff', mobile, 55);
  expect(await askCode(mobile)).toBe(false);
});
