import { expect, test } from 'vitest';
import { refusalRatesOf } from '#src/shared/activities/refusals/refusal-rates.ts';

test('a rate is of all gifts that were weighed, matched ones too', () => {
  const byBar = [
    { bar: 'guest' as const, count: 30 },
    { bar: 'young' as const, count: 20 },
  ];
  expect(refusalRatesOf({ matchedCount: 150, byBar })).toEqual({
    ...{ weighed: 200, refused: 50, rate: 25 },
    byBar: [
      { bar: 'guest', count: 30, rate: 15 },
      { bar: 'young', count: 20, rate: 10 },
    ],
  });
});

test('one of a million is little and not nothing, and of no gifts there is no rate', () => {
  const byBar = [{ bar: 'small' as const, count: 1 }];
  expect(refusalRatesOf({ matchedCount: 999_999, byBar }).byBar[0]?.rate).toBe(0.1);
  expect(refusalRatesOf({ matchedCount: 0, byBar: [] })).toMatchObject({ weighed: 0, rate: 0 });
});
