import { checkDigitOf } from '#src/shared/accounts/id-card.ts';

let made = 0;

/** An identity card with its check digit, unlike any before in this process. */
export function someIdCard(birthday = '19880101'): string {
  made += 1;
  const district = 100000 + Math.floor(Math.random() * 800000);
  const digits = `${district}${birthday}${String(made % 1000).padStart(3, '0')}`;
  return digits + checkDigitOf(digits);
}
