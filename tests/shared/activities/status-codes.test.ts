import { expect, test } from 'vitest';
import { shownStatuses } from '#src/shared/activities/activity-statuses.ts';
import { matchStandings } from '#src/shared/activities/match-standing.ts';
import { statusCodeOf, statusCodes } from '#src/shared/activities/status-codes.ts';

test('the numbers are the documents’ range, each once, and each is met', () => {
  expect(statusCodes.map(({ code }) => code)).toEqual(
    Array.from({ length: 14 }, (_, at) => at - 1),
  );
  const met = shownStatuses.flatMap((status) =>
    matchStandings.map((standing) => statusCodeOf({ status, standing })),
  );
  expect(new Set([statusCodeOf(undefined), ...met])).toEqual(
    new Set(statusCodes.map(({ code }) => code)),
  );
});

test('every status has a number of its own', () => {
  const codes = shownStatuses.map((status) => statusCodeOf({ status, standing: 'MATCHING' }));
  expect(new Set(codes).size).toBe(shownStatuses.length);
});
