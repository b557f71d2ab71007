import { expect, test } from 'vitest';
import { weekOf, weekOfPeriod } from '#src/shared/points/weeks.ts';

test.each([
  ['2026-11-15T15:59:59Z', '2026-11-09'],
  ['2026-11-15T16:00:00Z', '2026-11-16'],
  ['2026-11-20T04:00:00Z', '2026-11-16'],
  ['2026-11-22T15:59:59Z', '2026-11-16'],
  ['2027-01-01T00:00:00Z', '2026-12-28'],
])('the week of %s began on %s in China', (at, monday) => {
  expect(weekOf(Date.parse(at))).toBe(monday);
});

test('last week is the one before', () => {
  const now = Date.parse('2026-11-20T04:00:00Z');
  expect(weekOfPeriod('thisWeek', now)).toBe('2026-11-16');
  expect(weekOfPeriod('lastWeek', now)).toBe('2026-11-09');
});
