import { expect, test } from 'vitest';
import { closingGiftInFen, isAbove, isLittle, isToBeAsked } from '#src/shared/donations/amounts.ts';

test.each([
  [1, 100],
  [3_700, 3_700],
  [3_701, 3_800],
  [50_000, 50_000],
])('what lacks %i fen is closed by whole yuan, %i fen', (missing, closing) => {
  expect(closingGiftInFen(missing)).toBe(closing);
  expect(isLittle(missing)).toBe(true);
  expect(isAbove(closing, missing)).toBe(false);
  expect(isAbove(closing + 100, missing)).toBe(true);
});

test('nothing is offered where nothing is missing, or much', () => {
  for (const missing of [0, -400, 50_001]) expect(isLittle(missing)).toBe(false);
});

test('no gift is above what a case takes that has a use for more, or takes nothing', () => {
  for (const room of [undefined, 0, -400]) expect(isAbove(10_000_000, room)).toBe(false);
});

test('a sum is asked for until it is the one that is meant', () => {
  const room = { roomInFen: 3_700 };
  expect(isToBeAsked(3_800, { ...room, meantInFen: undefined })).toBe(true);
  expect(isToBeAsked(3_800, { ...room, meantInFen: 3_900 })).toBe(true);
  expect(isToBeAsked(3_800, { ...room, meantInFen: 3_800 })).toBe(false);
  expect(isToBeAsked(3_700, { ...room, meantInFen: undefined })).toBe(false);
  expect(isToBeAsked(500_000, { meantInFen: undefined })).toBe(true);
});
