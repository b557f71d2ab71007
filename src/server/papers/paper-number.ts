import { randomInt } from 'node:crypto';
import { dayOf } from '#src/shared/platform/china-days.ts';
import { codeAlphabet, codeLength } from '#src/shared/sharing/check-code.ts';

const randomDigits = 10;

/**
 * Makes it of the day in China and ten digits, so that nobody tells from two papers how many there
 * are.
 */
export function newPaperNumber(now: number): string {
  const digits = Array.from({ length: randomDigits }, () => randomInt(10));
  return dayOf(now).replaceAll('-', '') + digits.join('');
}

/** Who knows the number alone learns nothing: the check asks for both. */
export function newCheckCode(): string {
  const signs = Array.from(
    { length: codeLength },
    () => codeAlphabet[randomInt(codeAlphabet.length)],
  );
  return signs.join('');
}
