import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWholeYuan } from '#src/shared/donations/amounts.ts';

test.each([
  ['20', '20', '20', false],
  ['20.50', '20.50', '20', true],
  ['9.9', '9.9', '9', true],
  ['0.5', '0.5', '0', true],
  ['20.', '20.', '20', true],
  ['２０', '20', '20', false],
  ['２０．５', '20.5', '20', true],
  ['20。5', '20.5', '20', true],
  ['1,000', '1,000', '1000', false],
  ['1,000.99', '1,000.99', '1000', true],
  ['1,5', '1,5', '1', true],
  ['¥ 88 元', '88', '88', false],
  ['-5', '5', '5', false],
  ['abc', '', '', false],
  ['123456789012', '123456789012', '12345678901', false],
])('%j shows as %j and counts as %j', (typed, shown, whole, cut) => {
  expect(readWholeYuan(typed)).toEqual({ shown, whole, cut });
});

test('whatever is typed after a point never makes the sum larger', () => {
  const digits = fc.stringMatching(/^[1-9]\d{0,8}$/);
  fc.assert(
    fc.property(digits, fc.stringMatching(/^\d{0,3}$/), (whole, after) => {
      expect(readWholeYuan(`${whole}.${after}`).whole).toBe(whole);
    }),
  );
});

test('the field holds only what was typed, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const { shown, whole } = readWholeYuan(typed);
      expect(shown).toMatch(/^[\d.,]{0,14}$/);
      expect(whole).toMatch(/^\d{0,11}$/);
      expect(readWholeYuan(shown)).toMatchObject({ shown, whole });
    }),
  );
});
