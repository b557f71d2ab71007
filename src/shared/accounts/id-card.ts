import * as v from 'valibot';
import { say } from '#src/shared/contract/fields.ts';
import { bareNumber } from '#src/shared/platform/bare-number.ts';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkDigits = '10X98765432';

/**
 * It is as the source documents have it: a first digit that is no zero, 14 to 17 more, a digit or
 * X.
 */
const pattern = /^[1-9]\d{14,17}[\dX]$/;

/**
 * This is an identity card number; one of 18 characters carries a day of birth and a check
 * digit.
 */
export const idCard = v.pipe(
  v.string(say('required')),
  v.transform((text) => bareNumber(text).toUpperCase()),
  v.check(isIdCard, say('idCard')),
);

export function isIdCard(number: string): boolean {
  if (!pattern.test(number)) return false;
  if (number.length !== 18) return true;
  return isDay(number.slice(6, 14)) && number[17] === checkDigitOf(number);
}

/** Reckons the last character that the first 17 digits ask for (GB 11643). */
export function checkDigitOf(number: string): string | undefined {
  const sum = weights.reduce((total, weight, i) => total + weight * Number(number[i]), 0);
  return checkDigits[sum % 11];
}

function isDay(digits: string): boolean {
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].map(Number);
  if (!year || !month || !day || year < 1880 || year > 2100) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
