import { expect, test } from 'vitest';
import { withdrawableInFen } from '#src/shared/withdrawals/typed-amount.ts';

test.each([
  ['100', 10_000],
  ['100.5', 10_050],
  [' 0.01 ', 1],
  ['500', 50_000],
  ['500.01', undefined],
  ['0', undefined],
  ['1.234', undefined],
  ['-1', undefined],
  ['', undefined],
])('of a balance of 500 yuan, %j can be withdrawn as %s fen', (typed, amountInFen) => {
  expect(withdrawableInFen(typed, 50_000)).toBe(amountInFen);
});
