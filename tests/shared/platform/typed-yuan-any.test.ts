import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readYuan, typedYuanInFen, withPlainDigits } from '#src/shared/platform/typed-yuan.ts';
import { callFieldsOf } from '#src/shared/raising/form-values.ts';
import { marks } from '../../support/amount-marks.ts';

const wide = (text: string) =>
  text.replaceAll(/[\d.]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
const count = fc.integer({ min: 1, max: 99_999_999_999 });
const digitsOnly = (text: string) => withPlainDigits(text).replaceAll(/\D/g, '');

/** These alone may stand about digits without a word: each says the same number to every reader. */
const quiet = /^(¥|￥|人民币|rmb)?(\d+|\d{1,3}([,，\s])\d{3}(\3\d{3})*)(元|块|yuan|rmb)?$/i;

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.oneof(fc.nat(999_999).map(String), fc.constantFrom(...marks, '万', 'k', '-', '５', ',')),
    )
    .map((parts) => parts.join('')),
);

test('of any text the number is what a person reads there, or something is said', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const { amountInFen, plain, said } = readYuan(typed, 'whole');
      const text = withPlainDigits(typed)
        .replaceAll(/\p{Cf}/gu, '')
        .trim();
      expect(plain).toMatch(/^\d{0,11}$/);
      if (said === 'unread' || text === '') expect(amountInFen).toBeUndefined();
      else expect(amountInFen).toBe(Number(plain) * 100);
      if (said === 'cut') expect(Number(plain)).toBeLessThanOrEqual(Number(digitsOnly(text)));
      if (said || text === '') return;
      expect(text.replace(/^(\D*)\s+/, '$1').replace(/\s+(\D*)$/, '$1')).toMatch(quiet);
      expect(Number(plain)).toBe(Number(digitsOnly(text)));
    }),
    { numRuns: 2000 },
  );
});

test('where fen count, a number is what was typed to the last digit, or something is said', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const { amountInFen, plain, said } = readYuan(typed, 'fen');
      expect(said).not.toBe('cut');
      if (amountInFen === undefined) return;
      expect(amountInFen).toBe(Math.round(Number(plain) * 100));
      expect(digitsOnly(plain).replace(/^0+/, '')).toBe(digitsOnly(typed).replace(/^0+/, ''));
    }),
    { numRuns: 2000 },
  );
});

test('whatever stands between two numbers, or after the last, never joins them', () => {
  const between = fc.string({ unit: 'grapheme', minLength: 1 }).filter((mark) => {
    return !/[\p{Nd}]/u.test(mark) && mark.replaceAll(/\p{Cf}/gu, '').trim() !== '';
  });
  const after = fc.stringMatching(/^\d{1,2}$/);
  fc.assert(
    fc.property(count, between, after, (yuan, mark, more) => {
      const { plain, said } = readYuan(`${yuan}${mark}${more}`, 'whole');
      expect(said).toBeDefined();
      expect([String(yuan), '']).toContain(plain);
    }),
  );
});

test('read again, what the field holds is the same, and nothing need be said any more', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('whole' as const, 'fen' as const), (typed, kind) => {
      const { amountInFen, plain } = readYuan(typed, kind);
      expect(readYuan(plain, kind)).toEqual({ amountInFen, plain, said: undefined });
    }),
  );
});

test('yuan and fen are what was typed, narrow or wide, or no amount', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), fc.nat(99), (yuan, fen) => {
      const typed = `${yuan}.${String(fen).padStart(2, '0')}`;
      const expected = yuan * 100 + fen || undefined;
      expect(typedYuanInFen(typed, 'fen')).toBe(expected);
      expect(typedYuanInFen(wide(typed), 'fen')).toBe(expected);
      expect(typedYuanInFen(typed.replace('.', ','), 'fen')).toBeUndefined();
      expect(typedYuanInFen(`${typed}5`, 'fen')).toBeUndefined();
    }),
  );
});

test('what is sent without script is the whole yuan that were typed, or refused', () => {
  fc.assert(
    fc.property(count, fc.constantFrom(...marks), (yuan, mark) => {
      const sent = (typed: string) =>
        callFieldsOf('base', { targetAmountInYuan: typed }).targetAmountInFen;
      expect(sent(String(yuan))).toBe(String(yuan * 100));
      expect(sent(wide(String(yuan)))).toBe(String(yuan * 100));
      expect(sent(`${yuan}${mark}50`)).not.toMatch(/^\d+$/);
      expect(sent(`${yuan}000000000000`)).not.toMatch(/^\d+$/);
      expect(typedYuanInFen(wide(String(yuan)), 'whole')).toBe(yuan * 100);
      expect(typedYuanInFen(`${yuan}${mark}50`, 'whole')).toBeUndefined();
    }),
  );
});
