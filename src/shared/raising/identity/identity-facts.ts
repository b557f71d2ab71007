import { dayOf } from '#src/shared/platform/china-days.ts';
import type { IdType } from './id-types.ts';

export const adultAge = 18;

export type Gender = 'female' | 'male';
type IdentityFacts = { bornOn?: string | undefined; gender?: Gender | undefined };

type Identified = IdentityFacts & { idType?: IdType | undefined; idCard?: string | undefined };

/**
 * Numbers of eighteen digits have a day of birth in them, and a seventeenth digit that is odd for
 * men.
 */
export function tellsBirth({ idCard = '' }: Identified): boolean {
  return /^\d{17}[\dX]$/.test(idCard);
}

/** Reads day of birth and sex as a number tells them, or as they were given beside it. */
export function factsOfIdentity(person: Identified): IdentityFacts {
  const { idCard = '', bornOn, gender } = person;
  if (!tellsBirth(person)) return { bornOn, gender };
  const day = `${idCard.slice(6, 10)}-${idCard.slice(10, 12)}-${idCard.slice(12, 14)}`;
  return { bornOn: day, gender: Number(idCard[16]) % 2 === 1 ? 'male' : 'female' };
}

/** Counts whole years on a day in China. */
export function ageOn(bornOn: string, now: number): number {
  return Math.max(0, yearsBetween(bornOn, dayOf(now)));
}

/** Counts whole years from one day to a later one; below zero where it is earlier. */
export function yearsBetween(from: string, to: string): number {
  const number = (day: string) => Number(day.replaceAll('-', ''));
  return Math.floor((number(to) - number(from)) / 10_000);
}

/** Keeps the first and last characters, and fewer of short numbers. */
export function maskedIdCard(idCard: string): string {
  const [first, last] = idCard.length > 14 ? [3, 4] : [1, 2];
  return `${idCard.slice(0, first)}***********${idCard.slice(-last)}`;
}
