import * as v from 'valibot';
import { say } from '#src/shared/contract/fields.ts';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkDigits = '10X98765432';

/** An identity card number: 18 characters with a day of birth and the right check digit. */
export const idCard = v.pipe(
  v.string(say('required')),
  v.transform((text) => text.replaceAll(/\s/g, '').toUpperCase()),
  v.regex(/^[1-9]\d{16}[\dX]$/, say('idCard')),
  v.check((text) => isDay(text.slice(6, 14)), say('idCard')),
  v.check((text) => text[17] === checkDigitOf(text), say('idCard')),
);

/** The last character that the first 17 digits ask for (GB 11643). */
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
