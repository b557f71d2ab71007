import { expect, test } from 'vitest';
import { differenceOf, meanOf, verdictOf, wilson } from '#src/shared/experiments/intervals.ts';

test("Wilson's interval is what the tables say, also at none and all", () => {
  expect(wilson(10, 100).low).toBeCloseTo(0.0552, 4);
  expect(wilson(10, 100).high).toBeCloseTo(0.1744, 4);
  expect(wilson(0, 20).low).toBe(0);
  expect(wilson(0, 20).high).toBeCloseTo(0.1611, 4);
  expect(wilson(20, 20).high).toBe(1);
  expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
});

test('a mean has the normal interval of its spread, and none while there are fewer than two', () => {
  // With 0, 0, 1000, 2000 the mean is 750, the standard deviation 957.43, the error 478.71.
  const mean = meanOf({ count: 4, sum: 3000, sumOfSquares: 5_000_000 });
  expect(mean.value).toBe(750);
  expect(mean.high).toBeCloseTo(750 + 1.96 * 478.71, 0);
  expect(mean.low).toBe(0);
  expect(meanOf({ count: 1, sum: 500, sumOfSquares: 250_000 }).high).toBe(Number.POSITIVE_INFINITY);
});

test('a difference is told by Newcombe, as in his own example', () => {
  // With 48 of 80 against 56 of 70 it is 0.2, from 0.0524 to 0.3339.
  const difference = differenceOf(wilson(48, 80), wilson(56, 70));
  expect(difference.value).toBeCloseTo(0.2, 4);
  expect(difference.low).toBeCloseTo(0.0524, 4);
  expect(difference.high).toBeCloseTo(0.3339, 4);
});

const many = { shown: 1000, givers: 100 };
test.each([
  ['too few saw it', [{ shown: 199, givers: 100 }, many], { low: 0.1, high: 0.2 }, 'tooFew'],
  ['too few gave', [many, { shown: 1000, givers: 19 }], { low: 0.1, high: 0.2 }, 'tooFew'],
  ['none may be right', [many, many], { low: -0.01, high: 0.02 }, 'unclear'],
  ['all of it is above', [many, many], { low: 0.001, high: 0.02 }, 'more'],
  ['all of it is below', [many, many], { low: -0.02, high: -0.001 }, 'fewer'],
] as const)('where %s, that is what is said', (_, seen, { low, high }, verdict) => {
  expect(verdictOf(seen, { value: 0, low, high })).toBe(verdict);
});
