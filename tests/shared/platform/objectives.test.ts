import { expect, test } from 'vitest';
import { budgetLeft, shareOf } from '#src/shared/platform/objectives.ts';

test('a budget is what is left of the failures that may be', () => {
  expect(budgetLeft('answered', { asked: 0, missed: 0 })).toBe(1);
  expect(budgetLeft('answered', { asked: 10_000, missed: 5 })).toBeCloseTo(0.5);
  expect(budgetLeft('answered', { asked: 10_000, missed: 20 })).toBeCloseTo(-1);
  expect(shareOf({ asked: 10_000, missed: 20 })).toBe(0.998);
});
