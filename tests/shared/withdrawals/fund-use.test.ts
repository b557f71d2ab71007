import { expect, test } from 'vitest';
import { fundUseOf, mostMissed } from '#src/shared/withdrawals/fund-use.ts';

test.each([
  ['not handed in before its day', { waitsSince: null }, 9, [false, false]],
  ['not handed in on its day', { waitsSince: null }, 10, [false, true]],
  ['handed in on its day', { waitsSince: 10 }, 99, [true, false]],
  ['handed in after its day', { waitsSince: 11 }, 99, [true, true]],
  ['shown late', { waitsSince: null, shownAt: 50 }, 99, [false, false]],
] as const)('an account %s is in review and overdue as it should be', (_, known, now, expected) => {
  const { inReview, overdue } = fundUseOf({ dueAt: 10, shownAt: null, ...known }, now);
  expect([inReview, overdue]).toEqual(expected);
});

test('of several accounts the most missed one is said', () => {
  const of = (dueAt: number, more: object = {}) =>
    fundUseOf({ dueAt, shownAt: null, waitsSince: null, ...more }, 10);
  const shown = [of(1, { shownAt: 2 }), of(3, { shownAt: 4 })];
  const inTime = of(8, { waitsSince: 7 });
  const [late, lateInReview] = [of(9), of(5, { waitsSince: 6 })];
  const [soon, later] = [of(20), of(30)];
  const all = [...shown, inTime, later, soon, lateInReview, late];
  const said = [];
  for (let left = all; left.length > 0; ) {
    const most = mostMissed(left);
    said.push(most);
    left = left.filter((use) => use !== most);
  }
  expect(said).toEqual([late, lateInReview, soon, later, inTime, shown[1], shown[0]]);
  expect(mostMissed([])).toBeUndefined();
});
