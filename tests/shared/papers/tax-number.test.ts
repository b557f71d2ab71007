import { expect, test } from 'vitest';
import { isTaxNumber } from '#src/shared/papers/tax-number.ts';

/** They are of the standards' own examples and of companies whose numbers everyone can look up. */
const right = [
  '91350100M000100Y43',
  '914403001922038216',
  '9144030071526726XG',
  '91330100799655058B',
  '91110000802100433B',
  // Such numbers were made of place and organisation code before 2015.
  '440300192203821',
  '44030071526726X',
  // They are identity cards of one person: old, new, and each with two signs more.
  '110105491231002',
  '11010549123100201',
  '11010519491231002X',
  '11010519491231002X01',
];

test.each(right)('%s is a tax number', (number) => {
  expect(isTaxNumber(number)).toBe(true);
});

test('none is one any more with one of its signs changed, where its kind has a check sign', () => {
  const checked = right.filter((number) => !/^\d{15}(\d\d)?$/.test(number) || number[0] !== '1');
  for (const number of checked) {
    const last = number.length === 20 ? 17 : number.length - 1;
    const changed = number[last] === '1' ? '2' : '1';
    expect(isTaxNumber(number.slice(0, last) + changed + number.slice(last + 1)), number).toBe(
      false,
    );
  }
});

test.each([
  ...['', '1', '91350100M000100Y4', '91350100M000100Y433', '9135010OM000100Y43'],
  ...['91350100m000100y43', '000000000000000', '110105491331002', '1101054912310020!'],
  ...['11010519490231002X', '9144030071526726XG01'],
])('%s is none', (number) => {
  expect(isTaxNumber(number)).toBe(false);
});
