import { expect, test } from 'vitest';
import { closingGiftInFen } from '#src/shared/donations/amounts.ts';

test.each([
  [1, 100],
  [3_700, 3_700],
  [3_701, 3_800],
  [50_000, 50_000],
])('what lacks %i fen is closed by whole yuan, %i fen', (missing, closing) => {
  expect(closingGiftInFen(missing)).toBe(closing);
});

test('nothing is offered where nothing is missing, or much', () => {
  for (const missing of [0, -400, 50_001]) expect(closingGiftInFen(missing)).toBeUndefined();
});
