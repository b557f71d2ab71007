import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { checkDigitOf, idCard } from '#src/shared/accounts/id-card.ts';
import { personName } from '#src/shared/accounts/person-name.ts';

test.each([
  ['王明', '王明'],
  [' 王 小明 ', '王小明'],
  ['买买提.阿不都', '买买提·阿不都'],
  ['阿卜杜热西提•买合木提', '阿卜杜热西提·买合木提'],
  ['王'.repeat(20), '王'.repeat(20)],
  ['𠮷田', '𠮷田'],
])('%s is a name and is kept as %s', (typed, kept) => {
  expect(v.parse(personName, typed)).toBe(kept);
});

test.each([
  '',
  '王',
  '王'.repeat(21),
  'Wang Ming',
  '王Ming',
  '·王明',
  '王明·',
  '王··明',
  '王明1',
  '<b>',
])('"%s" is no real name', (typed) => {
  expect(v.is(personName, typed)).toBe(false);
});

/**
 * These are numbers of nobody: made of a region, a day and a count that were never given out
 * together.
 */
const made = fc
  .tuple(
    fc.integer({ min: 110_000, max: 659_999 }),
    fc.date({ min: new Date('1930-01-01'), max: new Date('2020-12-31'), noInvalidDate: true }),
    fc.integer({ min: 0, max: 999 }),
  )
  .map(([region, day, count]) => {
    const digits = `${region}${day.toISOString().slice(0, 10).replaceAll('-', '')}`;
    const body = digits + String(count).padStart(3, '0');
    return body + checkDigitOf(body);
  });

test('the example of the standard has the check digit the standard gives it', () => {
  expect(checkDigitOf('11010519491231002')).toBe('X');
  expect(v.parse(idCard, '11010519491231002x')).toBe('11010519491231002X');
});

test('a number with its check digit is taken, and any one wrong character refuses it', () => {
  fc.assert(
    fc.property(
      made,
      fc.integer({ min: 0, max: 17 }),
      fc.integer({ min: 1, max: 9 }),
      (number, at, step) => {
        expect(v.is(idCard, number)).toBe(true);
        const was = number[at] === 'X' ? 10 : Number(number[at]);
        const other = at === 17 ? '0123456789X'[(was + step) % 11] : String((was + step) % 10);
        const wrong = number.slice(0, at) + other + number.slice(at + 1);
        expect(v.is(idCard, wrong)).toBe(false);
      },
    ),
  );
});

test.each(['', '1', '01010519491231002X', '110105194912310', '11010519490231002X'])(
  '"%s" is no number of an identity card',
  (typed) => {
    expect(v.is(idCard, typed)).toBe(false);
  },
);
