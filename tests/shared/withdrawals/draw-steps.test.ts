import { expect, test } from 'vitest';
import { drawSteps } from '#src/shared/withdrawals/draw-steps.ts';
import type { PublicDraw } from '#src/shared/withdrawals/draw-view.ts';

const hourMs = 3_600_000;
const inNotice = {
  ...{ status: 'NOTICE', appliedAt: 0, changedAt: hourMs, fundUse: null, instalments: [] },
  ...{ noticeStartedAt: hourMs, noticeEndsAt: 25 * hourMs },
};
const stateOf = (draw: object, name: string, now: number) =>
  drawSteps(draw as unknown as PublicDraw, now).find((step) => step.name === name)?.state;

test.each([
  ['in its notice', false, 2, 'next'],
  ['after its notice', false, 26, 'now'],
  ['in its notice, which runs beside an urgent payout', true, 2, 'now'],
] as const)('a withdrawal %s knows whether its payout is due', (_, emergency, hours, state) => {
  expect(stateOf({ ...inNotice, emergency }, 'paying', hours * hourMs)).toBe(state);
});

test('an urgent withdrawal that is still in review waits for it', () => {
  const inReview = { status: 'REVIEWING', noticeStartedAt: null, noticeEndsAt: null };
  expect(stateOf({ ...inNotice, ...inReview, emergency: true }, 'paying', 0)).toBe('next');
});

test.each([
  ['amid its notice', 2, 'stopped'],
  ['after its notice', 26, 'done'],
] as const)('one that was called off %s says so', (_, hours, state) => {
  const calledOff = { ...inNotice, status: 'CANCELLED', changedAt: hours * hourMs };
  expect(stateOf(calledOff, 'notice', 30 * hourMs)).toBe(state);
});

const use = { dueAt: 9, inReview: false, overdue: false };
test.each([
  ['nothing is paid', 'NOTICE', null, 'next'],
  ['a part is paid and its use is not shown', 'PAYING', { ...use, shownAt: null }, 'now'],
  ['a part is paid and its use is shown', 'PAYING', { ...use, shownAt: 5 }, 'next'],
  ['all is paid and a use is not shown', 'PAID', { ...use, shownAt: null }, 'now'],
  ['all is paid and every use is shown', 'PAID', { ...use, shownAt: 5 }, 'done'],
])('where %s, the step of its use says so', (_, status, fundUse, state) => {
  expect(stateOf({ ...inNotice, status, fundUse }, 'use', 0)).toBe(state);
});
