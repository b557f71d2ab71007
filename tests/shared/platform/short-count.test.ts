import { expect, test } from 'vitest';
import { shortCount } from '#src/shared/platform/short-count.ts';

test('over 99 a count is two digits and an ellipsis', () => {
  expect([0, 1, 99, 100, 4213].map(shortCount)).toEqual(['0', '1', '99', '99…', '99…']);
});
