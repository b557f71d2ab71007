import { expect, test } from 'vitest';
import { readYuan } from '#src/shared/platform/typed-yuan.ts';
import { marks } from '../../support/amount-marks.ts';

test.each([
  ...['20', '２０', '２0', '٢٠', '२०', '𝟐𝟎', '020', ' 20 ', '\u200b20\u202c'],
  ...['20元', '¥20', '￥ 20 元', 'RMB 20', '20 yuan', '人民币20元'],
])('%j is 20 yuan, and nothing need be said', (typed) => {
  expect(readYuan(typed, 'whole')).toEqual({ amountInFen: 2000, plain: '20', said: undefined });
});

test.each(['1,234,567', '１，２３４，５６７', '1 234 567', '1\u00a0234\u00a0567', '1234567'])(
  '%j is parted by thousands',
  (typed) => {
    expect(readYuan(typed, 'whole')).toMatchObject({ plain: '1234567', said: undefined });
    expect(readYuan(`${typed}.5`, 'fen')).toMatchObject({ plain: '1234567.5', said: undefined });
  },
);

test.each(marks)('20%s50 are 20 whole yuan, and it is said', (mark) => {
  const read = { amountInFen: 2000, plain: '20', said: 'cut' };
  expect(readYuan(`20${mark}50`, 'whole')).toEqual(read);
  expect(readYuan(`２０${mark}５０`, 'whole')).toEqual(read);
});

test.each([
  ['20.', '20'],
  ['0.5', '0'],
  ['.5', '0'],
  ['10元5角', '10'],
  ['10块5毛', '10'],
  ['20.50元', '20'],
  ['1,23', '1'],
  ['1,2345', '1'],
  ['1234,567', '1234'],
  ['1,234 567', '1234'],
  ['20!', '20'],
  ['123456789012', '12345678901'],
  ['123,456,789,012', '12345678901'],
])('of %j only %s whole yuan count, and it is said', (typed, plain) => {
  expect(readYuan(typed, 'whole')).toEqual({
    ...{ amountInFen: Number(plain) * 100, plain, said: 'cut' },
  });
});

test.each([
  ...['1万', '1 万', '1.5万', '3千', '5k', '1e3', '5w', '2百', '20多', '8a8', '2O', '20點50'],
  ...['-5', '−5', '+5', '$20', '(20)', '一百', '二十', 'abc', '〇', '²', '5²', '1½', '①', '2️⃣0️⃣'],
  ...['5角', '50分', '20fen', '.', '元', '¥', '-', '20 dollars', '人民币', '1'.repeat(101)],
])('no amount is read of %j, and it is said', (typed) => {
  const unread = { amountInFen: undefined, plain: '', said: 'unread' };
  expect(readYuan(typed, 'whole')).toEqual(unread);
  expect(readYuan(typed, 'fen')).toEqual(unread);
});

test('nothing typed is no amount, of which nothing is said', () => {
  for (const typed of ['', ' ', '\u200b'])
    expect(readYuan(typed, 'whole')).toEqual({
      ...{ amountInFen: undefined, plain: '', said: undefined },
    });
});

test.each(['20.505', '20元50', '20·50', '1234567890', '20-50', '20,50'])(
  'where fen count, %j is no amount, and it is said',
  (typed) => {
    expect(readYuan(typed, 'fen').said).toBe('unread');
  },
);
