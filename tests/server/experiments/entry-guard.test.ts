import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findCashierEntry } from '#src/server/experiments/find-cashier-entry.ts';
import { originalCashier } from '#src/shared/experiments/cashier-test.ts';
import { openTestDesk, type TestDesk } from './running-test.ts';

let t: TestDesk;
let id: string;
beforeEach(async () => {
  t = await openTestDesk();
  id = await t.start({ testFlag: 5 });
});
afterEach(() => t.close());

async function guardFails(): Promise<number> {
  const { values } = await t.services.metrics.monitorEvents.get();
  return values.find(({ labels }) => labels.type === 'payGuardFail')?.value ?? 0;
}

const tested = {
  running: { id: '', test: { testFlag: 5, amountInFen: 0 as const, percent: 50 } },
  who: 'A',
};
const asks = () => ({
  version: async () => ({ shunt: 1 }),
  abStatus: async () => ({
    group: 1 as const,
    tested: { ...tested, running: { ...tested.running, id } },
  }),
  portrait: async () => 'guest' as const,
});
const enter = (own: Partial<ReturnType<typeof asks>>) =>
  findCashierEntry(t.services, { ...asks(), ...own }, t.services.now());
const exposures = () => t.services.db.selectFrom('experiment_exposures').selectAll().execute();

test('who answers in time decides: the words first and 20 yuan, counted once', async () => {
  expect(await enter({})).toEqual({ group: 1, amountInFen: 2000, wordsFirst: true });
  await enter({});
  expect(await exposures()).toHaveLength(1);
  expect(await guardFails()).toBe(0);
});

test('all three together have one second, then the donor is let through and one failure is counted', async () => {
  vi.useFakeTimers();
  const late = () => new Promise<never>((resolve) => setTimeout(resolve, 5000));
  let entered: unknown;
  const entering = enter({ portrait: late, version: late }).then((cashier) => {
    entered = cashier;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(entered).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await entering;
  expect(entered).toEqual(originalCashier);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await guardFails()).toBe(1);
  expect(await exposures()).toEqual([]);
});

test('by the real clock, who asks is at the cashier while an answer of five seconds is still under way', async () => {
  const answered = new AbortController();
  const late = async () => {
    await sleep(5000, undefined, { ref: false });
    answered.abort();
    return 'guest' as const;
  };
  expect(await enter({ portrait: late })).toEqual(originalCashier);
  expect(answered.signal.aborted).toBe(false);
  expect(await guardFails()).toBe(1);
});

test('one that fails is counted once too, and stops nobody', async () => {
  const fails = async () => {
    throw new Error('away');
  };
  expect(await enter({ abStatus: fails, version: fails })).toEqual(originalCashier);
  expect(await guardFails()).toBe(1);
});

test('who is kept on the version before sees the original', async () => {
  expect(await enter({ version: async () => ({ shunt: 0 }) })).toEqual(originalCashier);
  expect(await enter({ portrait: async () => 'own' as never })).toEqual(originalCashier);
  expect(await exposures()).toEqual([]);
});
