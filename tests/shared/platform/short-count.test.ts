import { expect, test } from 'vitest';
import { countInWords, shortCount } from '#src/shared/platform/short-count.ts';

test('over 99 a count is two digits and an ellipsis', () => {
  expect([0, 1, 99, 100, 4213].map(shortCount)).toEqual(['0', '1', '99', '99…', '99…']);
});

test('within a sentence such a count says that there are more', () => {
  expect([0, 1, 99, 100, 4213].map(countInWords)).toEqual(['0', '1', '99', '99+', '99+']);
});
