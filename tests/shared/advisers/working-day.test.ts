import { expect, test } from 'vitest';
import { workingDaysAfter } from '#src/shared/advisers/leads/working-day.ts';

const at = (china: string) => Date.parse(`${china}+08:00`);

test.each([
  ['a Tuesday at three', '2025-06-10T15:00', 1, '2025-06-11T15:00'],
  ['a Friday at three', '2025-06-13T15:00', 1, '2025-06-16T15:00'],
  ['a Saturday', '2025-06-14T09:00', 1, '2025-06-17T00:00'],
  ['a Sunday just before midnight', '2025-06-15T23:59', 1, '2025-06-17T00:00'],
  ['a Thursday, three days', '2025-06-12T10:00', 3, '2025-06-17T10:00'],
  ['the last of the year', '2025-12-31T18:00', 1, '2026-01-02T18:00'],
  ['the eve of the first of October', '2025-09-30T12:00', 1, '2025-10-06T12:00'],
])('%s is due by the working clock', (_, from, days, due) => {
  expect(workingDaysAfter(at(from), days)).toBe(at(due));
});
