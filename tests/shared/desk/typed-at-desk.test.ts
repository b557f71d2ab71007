import { expect, test } from 'vitest';
import { deskForms } from '#src/shared/desk/desk-forms.ts';

const { fund, set, pockets, bonfire } = deskForms;

test.each([
  ['1,234.50', '123450'],
  ['１２３４。５ 元', '123450'],
  ['12.345', ''],
  ['20元50', ''],
  ['2万', ''],
  ['-5', ''],
  ['', ''],
])('money of a statement typed as %j is sent as %j fen', (amountInYuan, amountInFen) => {
  expect(fund.inputOf({ amountInYuan })).toMatchObject({ amountInFen });
});

test.each([
  ['200', '20000'],
  ['２００', '20000'],
  ['0', '0'],
  ['20.50', ''],
  ['2百', ''],
])('a setting in fen is typed in whole yuan: %j is sent as %j', (value, sent) => {
  expect(set.inputOf({ key: 'maxDonationInFen', value })).toMatchObject({ value: sent });
  expect(set.inputOf({ key: 'noticeHours', value })).toMatchObject({ value });
});

test('left empty, or none, there is no part of it; what can not be read is refused', () => {
  const sent = (pocketInYuan: string) => pockets.inputOf({ pocketInYuan });
  for (const none of ['', ' ', '0', '０']) expect(sent(none)).toMatchObject({ pocketInFen: '0' });
  expect(sent('５.5')).toMatchObject({ pocketInFen: '550' });
  for (const wrong of ['5块5', '-5', '一百'])
    expect(sent(wrong)).toMatchObject({ pocketInFen: '' });
});

test('a step of a ladder is members and yuan, as everywhere', () => {
  expect(bonfire.inputOf({ ladder: '3：１０\n5 20.50\n8 2万' })).toMatchObject({
    ladder: '3:1000\n5:2050\n8:',
  });
});
