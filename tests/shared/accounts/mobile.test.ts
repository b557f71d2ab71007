import * as v from 'valibot';
import { expect, test } from 'vitest';
import { mobile } from '#src/shared/accounts/mobile.ts';
import { maskMobile } from '#src/shared/accounts/mobile-number.ts';

test.each([
  ...['13812345678', '19912345678', '138 1234 5678', '138-1234-5678', '１３８12345678'],
  ...['+8613812345678', '+86 138 1234 5678', '0086-13812345678', '8613812345678'],
])('"%s" is a mobile number', (typed) => expect(v.parse(mobile, typed)).toMatch(/^1\d{10}$/));

test.each([
  '12812345678',
  '1381234567',
  '138123456789',
  '２3812345678',
  '+85213812345678',
  '+8612812345678',
  '',
])('"%s" is not a mobile number', (typed) => expect(v.is(mobile, typed)).toBe(false));

test('a shown number keeps its first three and last four digits', () => {
  expect(maskMobile('13812345678')).toBe('138****5678');
});
