import { expect, test } from 'vitest';
import { readGap } from '#src/components/raising/gap-line.ts';
import { billFields } from '#src/shared/raising/bill.ts';

const empty = Object.fromEntries(billFields.map((field) => [field.replace('InFen', 'InYuan'), '']));
const gapOfTyped = (typed: Record<string, string>) => readGap((name) => typed[name]);

test('a gap is only told of a bill that is whole on the page and can be read', () => {
  const typed = { ...empty, costSoFarInYuan: '120,000', ownSoFarInYuan: '10000' };
  expect(gapOfTyped(typed)).toBe(11_000_000);
  expect(gapOfTyped(empty)).toBeUndefined();
  expect(gapOfTyped({ ...typed, costAheadInYuan: '23万' })).toBeUndefined();
  expect(gapOfTyped({ costSoFarInYuan: '120,000' })).toBeUndefined();
});
