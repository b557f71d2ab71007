import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cashierOf, cashierTest, originalCashier } from '#src/shared/experiments/cashier-test.ts';

const usual = { testFlag: 1, amountInFen: 0, percent: 50 } as const;
const isTaken = (wish: object) => v.safeParse(cashierTest, wish).success;

test('flags 1 to 5 begin with 20 yuan unless a number is given, 5 and 6 put the words first', () => {
  const seen = [1, 2, 3, 4, 5, 6].map((testFlag) => cashierOf({ ...usual, testFlag }, 1));
  expect(seen.map(({ amountInFen }) => amountInFen)).toEqual([2000, 2000, 2000, 2000, 2000, 1000]);
  expect(seen.map(({ wordsFirst }) => wordsFirst)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(cashierOf({ ...usual, amountInFen: 5000 }, 1).amountInFen).toBe(5000);
});

test('group 0 sees the original in every test', () => {
  for (const testFlag of [1, 5, 6]) {
    expect(cashierOf({ testFlag, amountInFen: 0, percent: 50 }, 0)).toEqual(originalCashier);
  }
  expect(originalCashier).toEqual({ group: 0, amountInFen: 1000, wordsFirst: false });
});

test('a test may say which flag, which small amount and how many people', () => {
  expect(isTaken(usual)).toBe(true);
  expect(isTaken({ ...usual, amountInFen: 5000 })).toBe(true);
});

const dark: readonly [string, object][] = [
  ['begin with a large sum', { amountInFen: 50_000 }],
  ['begin with a sum of its own', { amountInFen: 1900 }],
  ['charge another sum than is shown', { chargedInFen: 5000 }],
  ['tick anything beforehand', { anonymous: true, monthly: true }],
  ['show a countdown', { countdownSeconds: 60 }],
  ['claim that little time or room is left', { scarcity: 'only 3 left' }],
  ['change a word', { buttonText: 'Give now or never' }],
  ['hide what reaches the patient', { hideSums: true }],
  ['take more than half of the people', { percent: 51 }],
  ['use a flag nobody declared', { testFlag: 7 }],
  ['change the amount under a flag about the order alone', { testFlag: 6, amountInFen: 2000 }],
];
test.each(dark)('no test may %s', (_, knobs) => {
  expect(isTaken({ ...usual, ...knobs })).toBe(false);
});
