import * as v from 'valibot';
import { say } from '#src/shared/contract/fields.ts';
import { bareNumber } from '#src/shared/platform/bare-number.ts';

/**
 * This is a bank card number: 16 to 19 digits of which the last is the Luhn digit of the others.
 */
export const bankCard = v.pipe(
  v.string(say('required')),
  v.transform(bareNumber),
  v.regex(/^[1-9]\d{15,18}$/, say('bankCard')),
  v.check((digits) => digits.endsWith(checkDigitOfCard(digits.slice(0, -1))), say('bankCard')),
);

/** Reckons the digit that makes a card number's Luhn sum a multiple of ten (ISO/IEC 7812). */
export function checkDigitOfCard(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
