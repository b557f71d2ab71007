import { expect, test } from 'vitest';
import { sendableAt, usualQuietHours } from '#src/shared/notices/quiet-hours.ts';

/** Makes an instant by China's clock. */
const chinaAt = (text: string) => Date.parse(`2026-11-${text}:00+08:00`);
const hours = (quietFrom: number, quietUntil: number) => ({ quietFrom, quietUntil });

test.each([
  ['20T21:59', '20T21:59'],
  ['20T22:00', '21T08:00'],
  ['20T23:30', '21T08:00'],
  ['21T00:00', '21T08:00'],
  ['21T07:59', '21T08:00'],
  ['21T08:00', '21T08:00'],
])('news of %s goes out at %s', (at, until) => {
  expect(sendableAt('caseProgress', usualQuietHours, chinaAt(at))).toBe(chinaAt(until));
});

test.each([
  [hours(13, 15), '20T12:59', '20T12:59'],
  [hours(13, 15), '20T13:00', '20T15:00'],
  [hours(13, 15), '20T23:30', '20T23:30'],
  [hours(0, 6), '20T23:59', '20T23:59'],
  [hours(0, 6), '21T00:00', '21T06:00'],
  [hours(20, 0), '20T20:30', '21T00:00'],
  [hours(20, 0), '21T00:00', '21T00:00'],
  [hours(7, 7), '20T23:30', '20T23:30'],
])('whoever chose %o hears news of %s at %s', (quiet, at, until) => {
  expect(sendableAt('caseProgress', quiet, chinaAt(at))).toBe(chinaAt(until));
});

test('what is urgent goes out at night too', () => {
  const night = chinaAt('20T23:30');
  expect(sendableAt('withdrawalPaid', usualQuietHours, night)).toBe(night);
});
