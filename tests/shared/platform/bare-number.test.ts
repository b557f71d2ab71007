import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { verifyCode } from '#src/shared/accounts/fresh/verify-code.ts';
import { idCard } from '#src/shared/accounts/id-card.ts';
import { mobile } from '#src/shared/accounts/mobile.ts';
import { statementNo } from '#src/shared/desk/pool-funding.ts';
import { receiptCode } from '#src/shared/donations/order-fields.ts';
import { titleFields } from '#src/shared/papers/title-fields.ts';
import { bankCard } from '#src/shared/raising/bank-card.ts';
import { anyIdentity } from '#src/shared/raising/identity/identity-fields.ts';
import { hospitalAccount, month } from '#src/shared/raising/sheet-fields.ts';
import { readCode } from '#src/shared/sharing/check-code.ts';
import { hospitalCode } from '#src/shared/verification/hospital-codes/hospital-code.ts';

const fields = [
  ['a mobile number', mobile, '13812345678'],
  ['a code of a message', verifyCode, '204816'],
  ['an identity card', idCard, '11010519491231002X'],
  ['a number of other papers', anyIdentity.idCard, 'H12345678'],
  ['a bank card', bankCard, '6222020000000000125'],
  ['an account of a hospital', hospitalAccount, '1234567890'],
  ['a number on a statement', statementNo, 'TX2026113001'],
  ['a code of a receipt', receiptCode, 'ABCD2345EFGH'],
  ['a code of a hospital', hospitalCode, 'ABCD2345EFGH'],
  ['a number of a taxpayer', titleFields.taxNo, '11010519491231002X'],
] as const;

/** Writes some signs as the wide ones of Chinese keyboards, with spaces and dashes between. */
function typedAs(number: string, ways: readonly number[]): string {
  const wide = (sign: string) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0);
  const between = ['', ' ', '　', '-', '－', '\u2014'];
  return [...number]
    .map((sign, at) => {
      const way = ways[at] ?? 0;
      return (at === 0 ? '' : between[way % 6]) + (way < 6 ? sign : wide(sign));
    })
    .join('');
}

const ways = fc.array(fc.nat({ max: 11 }), { minLength: 20, maxLength: 20 });

test.each(fields)('%s is the same, wide or parted', (_, field, number) => {
  fc.assert(
    fc.property(ways, (all) => {
      expect(v.parse(field, typedAs(number, all))).toBe(number);
    }),
    { numRuns: 50 },
  );
});

test('a month and the code that checks a paper may be wide too', () => {
  expect(v.parse(month, '２０２６－０７')).toBe('2026-07');
  expect(v.parse(month, '２０２６年７月')).toBe('2026-07');
  const code = 'ab2cd3ef4g';
  expect(readCode(typedAs(code, Array(10).fill(7)))).toBe(code);
});
