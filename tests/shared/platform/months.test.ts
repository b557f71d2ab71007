import { expect, test } from 'vitest';
import { monthAfter, monthOr } from '#src/shared/platform/months.ts';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('%s and %d is %s', (month, by, after) => {
  expect(monthAfter(month, by)).toBe(after);
});

test.each([
  [null, '2026-11'],
  ['2026-10', '2026-10'],
  ['2026-12', '2026-11'],
  ['2026-13', '2026-11'],
  ['1999-01', '2026-11'],
  ['<b>', '2026-11'],
])('a month asked for as %s is %s', (asked, month) => {
  expect(monthOr(asked, '2026-11')).toBe(month);
});
