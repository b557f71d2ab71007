import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { checkDigitOf, idCard } from '#src/shared/accounts/id-card.ts';
import { bankCard, checkDigitOfCard } from '#src/shared/raising/bank-card.ts';
import { gapOf } from '#src/shared/raising/bill.ts';
import { callFieldsOf, formValuesOf } from '#src/shared/raising/form-values.ts';
import { isMended, noPart, openFieldsOf } from '#src/shared/raising/part-state.ts';
import { month, wardPhone } from '#src/shared/raising/sheet-fields.ts';
import { sheets } from '#src/shared/raising/sheets.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

test('a bank card with its Luhn digit is taken, and any one other digit is not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 15, max: 18 }).chain((length) => digits(length)),
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      (body, at, change) => {
        const card = `6${body.slice(1)}${checkDigitOfCard(`6${body.slice(1)}`)}`;
        expect(v.is(bankCard, card)).toBe(true);
        const place = 1 + (at % (card.length - 1));
        const other = String((Number(card[place]) + change) % 10);
        expect(v.is(bankCard, card.slice(0, place) + other + card.slice(place + 1))).toBe(false);
      },
    ),
  );
});

test('spaces and dashes in a bank card do not matter', () => {
  expect(v.parse(bankCard, '6222 0200-0000 0000125')).toBe('6222020000000000125');
});

test('an identity card with its check digit is taken, and any other check digit is not', () => {
  const day = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2026-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, digits(3), fc.constantFrom(...'0123456789X'), (born, order, last) => {
      const body = `110101${born.toISOString().slice(0, 10).replaceAll('-', '')}${order}`;
      expect(v.is(idCard, body + last)).toBe(checkDigitOf(body) === last);
    }),
  );
});

const amount = fc.integer({ min: 0, max: 9_999_999_999_900 });

test('a gap and what is met add up to the bills, and a gap is never negative', () => {
  const bill = fc.record({
    ...{ costSoFarInFen: amount, insuranceSoFarInFen: amount },
    ...{ aidSoFarInFen: amount, ownSoFarInFen: amount },
    ...{ costAheadInFen: amount, insuranceAheadInFen: amount },
    ...{ aidAheadInFen: amount, ownAheadInFen: amount },
  });
  fc.assert(
    fc.property(bill, (one) => {
      const metSoFar = one.insuranceSoFarInFen + one.aidSoFarInFen + one.ownSoFarInFen;
      const metAhead = one.insuranceAheadInFen + one.aidAheadInFen + one.ownAheadInFen;
      const soFar = Math.max(0, one.costSoFarInFen - metSoFar);
      const ahead = Math.max(0, one.costAheadInFen - metAhead);
      expect(gapOf(one)).toBe(soFar + ahead);
      expect(Number.isSafeInteger(gapOf(one))).toBe(true);
    }),
  );
});

test('yuan that are typed become fen and come back as they were', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (yuan) => {
      const fields = callFieldsOf('base', { targetAmountInYuan: String(yuan) });
      expect(fields).toEqual({ targetAmountInFen: String(yuan * 100) });
      const shown = formValuesOf({ targetAmountInFen: yuan * 100 });
      expect(shown).toEqual({ targetAmountInYuan: String(yuan) });
    }),
  );
});

test.each([
  ['household', 'income'],
  ['household', 'savings'],
  ['household', 'debts'],
  ['dreamBase', 'target'],
] as const)('of %s, %s is yuan in the form and fen in the call', (sheet, field) => {
  const inForm = { [`${field}InYuan`]: '1200' };
  expect(callFieldsOf(sheet, inForm)).toEqual({ [field]: '120000' });
  expect(formValuesOf({ [field]: 120_000 })).toEqual(inForm);
  expect(Object.keys(sheets[sheet].entries)).toContain(field);
});

test.each(['', '12.5', '-3', '1e9', '999999999999', '十万'])(
  '%j is no whole amount of yuan',
  (typed) => {
    const { targetAmountInFen = '' } = callFieldsOf('base', { targetAmountInYuan: typed });
    expect(targetAmountInFen).not.toMatch(/^\d+00$/);
  },
);

test.each([
  ['2026-03', '2026-03'],
  ['2026年3月', '2026-03'],
  ['2026/12', '2026-12'],
  ['202603', '2026-03'],
])('the month %s is read as %s', (typed, read) => {
  expect(v.parse(month, typed)).toBe(read);
});

test.each(['2026-13', '26-03', '三月', ''])('%j is no month', (typed) => {
  expect(v.is(month, typed)).toBe(false);
});

test.each([
  ['0870-1234567', '0870-1234567'],
  ['+86 551-62922114', '0551-62922114'],
  ['0086-0551-62922114', '0551-62922114'],
  ['+86 10 12345678', '01012345678'],
  ['+86 138 1234 5678', '13812345678'],
  ['+86 400-800-1234', '400-800-1234'],
  ['（０１０）１２３４５６７８', '01012345678'],
])('the telephone of a ward %s is dialled as %s', (typed, dialled) => {
  expect(v.parse(wardPhone, typed)).toBe(dialled);
});

test('what is no telephone of a ward is told what one has', () => {
  expect(v.safeParse(wardPhone, '护士站').issues?.[0]?.message).toBe('wardPhone');
});

test('only what was refused is open again, and nothing under review', () => {
  const refused = { status: 3, refusals: { title: { words: '', mended: false } }, passedAt: null };
  expect(openFieldsOf('base', refused)).toEqual(['title']);
  expect(openFieldsOf('base', { ...refused, status: 4 })).toEqual([]);
  expect(openFieldsOf('patient', { ...noPart, passedAt: 1 })).not.toContain('idCard');
  expect(openFieldsOf('payee', { ...noPart, passedAt: 1 })).toEqual([]);
  expect(openFieldsOf('patient', noPart)).toContain('idCard');
  expect(isMended(refused.refusals)).toBe(false);
});
