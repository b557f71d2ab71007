import { checkDigitOf } from '#src/shared/accounts/id-card.ts';

let made = 0;

/** Makes an identity card with its check digit, unlike any before in this process. */
export function someIdCard(birthday = '19880101', sex: 'any' | 'female' | 'male' = 'any'): string {
  made += 1;
  const district = 100000 + Math.floor(Math.random() * 800000);
  const order = sex === 'any' ? made : 2 * made + (sex === 'male' ? 1 : 0);
  const digits = `${district}${birthday}${String(order % 1000).padStart(3, '0')}`;
  return digits + checkDigitOf(digits);
}
