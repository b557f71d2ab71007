import { expect, test } from 'vitest';
import { missingInFenOf, percentOf } from '#src/shared/cases/fund-figures.ts';

test('a target is never rounded up to reached', () => {
  expect(percentOf(9_999_999, 10_000_000)).toBe(99);
  expect(percentOf(10_000_000, 10_000_000)).toBe(100);
});

test('nothing is missing once the target is raised, and less than nothing beyond it', () => {
  const missing = (raisedInFen: number) => missingInFenOf({ raisedInFen, targetInFen: 1000 });
  expect([999, 1000, 1200].map(missing)).toEqual([1, 0, -200]);
});
