import { expect, test } from 'vitest';
import {
  byDayFrom,
  chargeAtOf,
  chargeableFrom,
  isByDay,
  monthAfter,
  monthOf,
  nextMonth,
} from '#src/shared/monthly/month-days.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';

test.each([
  ['2027-01', 31, '2027-01-31'],
  ['2027-02', 31, '2027-02-28'],
  ['2028-02', 30, '2028-02-29'],
  ['2027-04', 31, '2027-04-30'],
  ['2027-04', 5, '2027-04-05'],
])('of %s, day %i is %s in China', (month, day, at) => {
  expect(dayOf(chargeAtOf(month, day))).toBe(at);
});

test('months follow each other over the end of a year', () => {
  expect(['2026-11', '2026-12', '2027-01', '2027-02'].map(monthAfter)).toEqual([
    ...['2026-12', '2027-01', '2027-02', '2027-03'],
  ]);
});

test('an instant belongs to its month in China, which begins eight hours before', () => {
  expect(monthOf(Date.UTC(2026, 10, 30, 15, 59))).toBe('2026-11');
  expect(monthOf(Date.UTC(2026, 10, 30, 16, 0))).toBe('2026-12');
});

test('the first month is one whose charge can still be said three days before', () => {
  const now = Date.UTC(2026, 10, 20, 4, 0);
  expect(nextMonth({ day: 24 }, now)).toBe('2026-11');
  expect(nextMonth({ day: 23 }, now)).toBe('2026-12');
  expect(nextMonth({ day: 24, after: '2026-12' }, now)).toBe('2027-01');
});

const inChina = (day: string, hour: number) =>
  Date.parse(`${day}T00:00:00+08:00`) + hour * 3_600_000;

test.each([
  [7.9, false],
  [8, true],
  [20.9, true],
  [21, false],
])('at %d hours in China it is day: %s', (hour, isDay) => {
  expect(isByDay(inChina('2026-12-05', hour))).toBe(isDay);
});

test('what falls in the night waits for ten in the morning, of that day or of the next', () => {
  expect(byDayFrom(inChina('2026-12-05', 3))).toBe(inChina('2026-12-05', 10));
  expect(byDayFrom(inChina('2026-12-05', 15))).toBe(inChina('2026-12-05', 15));
  expect(byDayFrom(inChina('2026-12-05', 22))).toBe(inChina('2026-12-06', 10));
});

test('what was told may be charged on the third day, however late on the first it was', () => {
  for (const hour of [8, 20.9]) {
    expect(chargeableFrom(inChina('2026-12-05', hour))).toBe(inChina('2026-12-07', 10));
  }
});
