import { dateStamp } from '#src/shared/cases/display.ts';

export const adultAge = 18;

/** Whole years on a day in China, by the day of birth in an identity card. */
export function ageOf(idCard: string, now: number): number {
  const today = dateStamp(now).replaceAll('-', '');
  return Math.max(0, Math.floor((Number(today) - Number(idCard.slice(6, 14))) / 10_000));
}

/** The seventeenth digit is odd for men. */
export function genderOf(idCard: string): 'female' | 'male' {
  return Number(idCard[16]) % 2 === 1 ? 'male' : 'female';
}

/** The first three and last four characters. */
export function maskedIdCard(idCard: string): string {
  return `${idCard.slice(0, 3)}***********${idCard.slice(-4)}`;
}
