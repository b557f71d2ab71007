import { isIdCard } from '#src/shared/accounts/id-card.ts';

const creditSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const organisationSigns = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * A taxpayer's number has 15 characters (place and organisation code, or an old identity card), 17
 * (such a card and two more), 18 (credit code or identity card) or 20 (such a card and two more).
 */
export function isTaxNumber(number: string): boolean {
  switch (number.length) {
    case 15:
      return isOldCard(number) || (/^[1-9]\d{5}/.test(number) && isOrganisation(number.slice(6)));
    case 17:
      return isOldCard(number.slice(0, 15)) && isSuffix(number.slice(15));
    case 18:
      return isCreditCode(number) || isIdCard(number);
    case 20:
      return isIdCard(number.slice(0, 18)) && isSuffix(number.slice(18));
    default:
      return false;
  }
}

const isSuffix = (text: string) => /^[0-9A-Z]{2}$/.test(text);

/**
 * These are fifteen digits, of which the day of birth stands in six (before 1999, without a check
 * digit).
 */
function isOldCard(digits: string): boolean {
  return /^[1-9]\d{7}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{3}$/.test(digits);
}

/** By GB 32100-2015 the last of 18 signs makes the weighted sum a multiple of 31. */
function isCreditCode(number: string): boolean {
  if (!/^[1-9A-HJ-NP-RTUWXY][0-9A-HJ-NP-RTUWXY]\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/.test(number))
    return false;
  const body = [...number.slice(0, 17)];
  const sum = body.reduce((total, sign, i) => total + creditSigns.indexOf(sign) * (3 ** i % 31), 0);
  return number[17] === creditSigns[(31 - (sum % 31)) % 31];
}

const organisationWeights = [3, 7, 9, 10, 5, 8, 4, 2];

/** GB 11714 asks for eight signs and a check sign modulo 11, in which X stands for ten. */
function isOrganisation(code: string): boolean {
  if (!/^[0-9A-Z]{8}[0-9X]$/.test(code)) return false;
  const sum = organisationWeights.reduce(
    (total, weight, i) => total + weight * organisationSigns.indexOf(code[i] ?? ''),
    0,
  );
  return code[8] === '0123456789X0'[11 - (sum % 11)];
}
