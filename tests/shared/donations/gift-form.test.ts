import { expect, test } from 'vitest';
import {
  giftAmountInFen,
  giftFieldsOf,
  shareOf,
  withWholeYuan,
} from '#src/shared/donations/gift-form.ts';
import { payChannelsFor } from '#src/shared/donations/pay-channels.ts';
import { surroundingsOf } from '#src/shared/platform/container.ts';

const infoUuid = 'A'.repeat(22);

test('the checked amount counts, whatever still stands in the hidden field of the own one', () => {
  expect(giftAmountInFen({ amountInFen: '5000', amountInYuan: '88' })).toBe(5000);
  expect(giftAmountInFen({ amountInFen: 'own', amountInYuan: '88' })).toBe(8800);
});

test('an own amount is whole yuan of at most 11 digits', () => {
  for (const typed of [' 108 ', '１０８', '١٠٨', '¥108', '108 元'])
    expect(giftAmountInFen({ amountInFen: 'own', amountInYuan: typed })).toBe(10_800);
  expect(giftAmountInFen({ amountInFen: 'own', amountInYuan: '1,000' })).toBe(100_000);
  expect(giftAmountInFen({ amountInFen: 'own', amountInYuan: '12345678901' })).toBe(
    1_234_567_890_100,
  );
});

test.each(['', '0', 'yuan', '12.50', '20元50', '1万', '-5', '123456789012', undefined])(
  'no amount is made of %j',
  (amountInYuan) => {
    expect(giftAmountInFen({ amountInFen: 'own', amountInYuan })).toBeUndefined();
  },
);

test('with script, which said what does not count, the number before it is the amount', () => {
  const given = (amountInYuan: string) =>
    giftAmountInFen(withWholeYuan({ amountInFen: 'own', amountInYuan }));
  expect(given('20.50')).toBe(2000);
  expect(given('20元50')).toBe(2000);
  expect(given('123456789012')).toBe(1_234_567_890_100);
  for (const typed of ['1万', '一百', '-5', '0.5', '']) expect(given(typed)).toBeUndefined();
});

test.each(['-5000', '12.5', '1e999', 'NaN'])(
  'no amount is made of the preset %j',
  (amountInFen) => {
    expect(giftAmountInFen({ amountInFen })).toBeUndefined();
  },
);

test('what the form carries beside a gift never reaches the call', () => {
  const form = {
    step: 'pay',
    idempotencyKey: 'k',
    amountInFen: '1000',
    amountInYuan: '',
    content: '',
    anonymous: '1',
    stray: 'x',
  };
  expect(giftFieldsOf(form, infoUuid)).toEqual({ infoUuid, amountInFen: '1000', anonymous: '1' });
});

test('a share link that was spoilt on its way does not stop a gift', () => {
  const link = { sharedv: '3', shareSourceId: infoUuid, activityId: 'B'.repeat(22) };
  expect(shareOf(link)).toEqual(link);
  expect(shareOf({ sharedv: '300', shareSourceId: 'x y', activityId: 'day' })).toEqual({});
});

test.each([
  ['the messaging browser', 'Mozilla/5.0 (iPhone) Mobile MicroMessenger/8.0', [2]],
  ['the mini program', 'Mozilla/5.0 (iPhone) Mobile MicroMessenger/8.0 miniProgram', [5]],
  ['the own app', 'Mozilla/5.0 (Linux; Android 14) WarmlightApp/1.0', [1, 6]],
  ['QQ', 'Mozilla/5.0 (iPhone) Mobile QQ/9.0', [8, 7]],
  ['Weibo', 'Mozilla/5.0 (iPhone) Mobile Weibo/12', [8, 7]],
  ['a phone', 'Mozilla/5.0 (Linux; Android 14) Mobile Chrome/140', [8, 7]],
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140', [8, 7]],
])('%s offers the channels that work there', (_, userAgent, channels) => {
  expect(payChannelsFor(surroundingsOf(userAgent))).toEqual(channels);
});
