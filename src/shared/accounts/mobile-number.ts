import { bareNumber } from '#src/shared/platform/bare-number.ts';

/**
 * Answers the number itself: spaces, dashes, wide digits and the country's code before it are how
 * people write it.
 */
export function bareMobile(typed: string): string {
  return bareNumber(typed).replace(/^(\+|00)?86(?=1\d{10}$)/, '');
}

/** Is it a mobile number of mainland China? */
export function isMobile(bare: string): boolean {
  return /^1[3-9]\d{9}$/.test(bare);
}

/** Shows the first three and last four digits, the only form in which a number is shown. */
export function maskMobile(number: string): string {
  return `${number.slice(0, 3)}****${number.slice(-4)}`;
}
