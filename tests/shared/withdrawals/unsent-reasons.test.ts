import { expect, test } from 'vitest';
import { failedForItsAccount, unsentReasons } from '#src/shared/withdrawals/unsent-reasons.ts';

test('the account is named for what the bank said and for a changed account, and for no other reason', () => {
  expect(unsentReasons.filter(failedForItsAccount)).toEqual(['payeeNotReady']);
  expect(['户名不符', null].map(failedForItsAccount)).toEqual([true, true]);
});
