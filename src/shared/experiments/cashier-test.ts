import * as v from 'valibot';
import { say, wholeNumber } from '#src/shared/contract/fields.ts';
import { defaultAmountInFen } from '#src/shared/donations/amounts.ts';

/** Group 0 always sees the original. */
export const groups = [0, 1] as const;
export type Group = (typeof groups)[number];

/** The cashier may begin with these: small sums only, so that no test can push. */
export const testAmountsInFen = [1000, 2000, 5000] as const;

export const testFlags = [1, 2, 3, 4, 5, 6] as const;
const flagsWithAmount = { first: 1, last: 5 };
const flagsWithWordsFirst: readonly number[] = [5, 6];

/**
 * A test of the cashier may change these, and nothing besides: an unknown knob is refused. Flags 1
 * to 5 try the amount the form begins with, 5 and 6 the order of its fields.
 */
export const cashierTest = v.pipe(
  v.strictObject({
    testFlag: wholeNumber(1, 6, 'unknown'),
    /** It stands instead of what the flag stands for; 0 for none. */
    amountInFen: v.optional(
      v.pipe(wholeNumber(0, 5000, 'unknown'), v.picklist([0, ...testAmountsInFen], say('unknown'))),
      0,
    ),
    /** Of a hundred people, so many are in group 1. */
    percent: wholeNumber(1, 50, 'settingValue'),
  }),
  v.forward(
    v.partialCheck(
      [['testFlag'], ['amountInFen']],
      ({ testFlag, amountInFen }) => amountInFen === 0 || triesAmount(testFlag),
      say('unknown'),
    ),
    ['amountInFen'],
  ),
);
export type CashierTest = v.InferOutput<typeof cashierTest>;

/** This is what of the one cashier differs between the groups. */
export type CashierDefaults = { group: Group; amountInFen: number; wordsFirst: boolean };

export const originalCashier: CashierDefaults = {
  group: 0,
  amountInFen: defaultAmountInFen(),
  wordsFirst: false,
};

function triesAmount(testFlag: number): boolean {
  return flagsWithAmount.first <= testFlag && testFlag <= flagsWithAmount.last;
}

/** Gives the cashier as a group of a test sees it. */
export function cashierOf(test: CashierTest, group: Group): CashierDefaults {
  if (group === 0) return originalCashier;
  const given = test.amountInFen || undefined;
  const flag = triesAmount(test.testFlag);
  const wordsFirst = flagsWithWordsFirst.includes(test.testFlag);
  return { group, amountInFen: defaultAmountInFen({ flag, given }), wordsFirst };
}
