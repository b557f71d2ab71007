/**
 * Answers the letters and digits of a number alone: spaces, dashes and the wide signs of Chinese
 * keyboards are how people write it.
 */
export function bareNumber(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s\p{Pd}]/gu, '');
}
