import { expect, test } from 'vitest';
import { isNearlyThere, milestonesBetween } from '#src/shared/tracing/milestones.ts';

test.each([
  [0, 24, []],
  [0, 25, [25]],
  [25, 49, []],
  [24, 76, [25, 50, 75]],
  [99, 100, [100]],
  [100, 400, []],
])('from %i to %i of a target of 100 fen passes %j', (from, to, passed) => {
  expect(milestonesBetween({ from, to, targetInFen: 100 })).toEqual(passed);
});

test('sums near the largest whole numbers are compared exactly', () => {
  const targetInFen = Number.MAX_SAFE_INTEGER;
  expect(milestonesBetween({ from: targetInFen - 1, to: targetInFen, targetInFen })).toEqual([100]);
});

test.each([
  [79, false],
  [80, true],
  [99, true],
  [100, false],
])('%i of 100 is nearly there: %s', (raised, nearly) => {
  expect(isNearlyThere(raised, 100)).toBe(nearly);
});
