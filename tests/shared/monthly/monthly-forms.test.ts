import { expect, test } from 'vitest';
import { isToBeAsked } from '#src/shared/donations/amounts.ts';
import { changeForm, signForm } from '#src/shared/monthly/monthly-forms.ts';
import { mostMonthlyInFen } from '#src/shared/monthly/monthly-rules.ts';

test.each([
  ['20', '2000'],
  ['２０', '2000'],
  ['¥20', '2000'],
  ['1,000', '100000'],
  ['20.50', ''],
  ['20元50', ''],
  ['1千', ''],
  ['0', ''],
  ['', ''],
])('a monthly amount typed as %j is sent as %j fen', (amountInYuan, amountInFen) => {
  expect(signForm.inputOf({ amountInYuan })).toMatchObject({ amountInFen });
  expect(changeForm.inputOf({ amountInYuan })).toMatchObject({ amountInFen });
});

test('the most of a month is below what is asked for once more', () => {
  expect(isToBeAsked(mostMonthlyInFen, { meantInFen: undefined })).toBe(false);
});
