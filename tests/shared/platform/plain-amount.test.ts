import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainAmount } from '#src/shared/platform/plain-amount.ts';
import { callFieldsOf } from '#src/shared/raising/form-values.ts';
import { typedYuanInFen } from '#src/shared/withdrawals/typed-amount.ts';

test.each([
  ['２０．５０', '20.50'],
  ['20。5', '20.5'],
  ['1,234,567', '1234567'],
  [' 1 234 ', '1234'],
  ['１，２３４．５', '1234.5'],
  ['20,50', '20,50'],
  ['1,23', '1,23'],
  ['12,345,6', '12,345,6'],
  ['四万', '四万'],
])('%s is read as %s', (typed, plain) => {
  expect(plainAmount(typed)).toBe(plain);
});

const wide = (text: string) =>
  text.replaceAll(/[\d.]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));

test('a withdrawal is the yuan and fen that were typed, narrow or wide, or no amount', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), fc.nat(99), (yuan, fen) => {
      const typed = `${yuan}.${String(fen).padStart(2, '0')}`;
      const expected = yuan * 100 + fen || undefined;
      expect(typedYuanInFen(typed)).toBe(expected);
      expect(typedYuanInFen(wide(typed))).toBe(expected);
      expect(typedYuanInFen(typed.replace('.', ','))).toBeUndefined();
    }),
  );
});

test('a point or a comma never makes the whole yuan of a sheet a hundred times as much', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999_999 }),
      fc.constantFrom('.', ',', '，', '。'),
      fc.stringMatching(/^\d{1,2}$/),
      (yuan, mark, after) => {
        const sent = (typed: string) => callFieldsOf('base', { targetAmountInYuan: typed });
        expect(sent(String(yuan)).targetAmountInFen).toBe(String(yuan * 100));
        expect(sent(wide(String(yuan))).targetAmountInFen).toBe(String(yuan * 100));
        expect(sent(`${yuan}${mark}${after}`).targetAmountInFen).not.toMatch(/^\d+$/);
      },
    ),
  );
});
