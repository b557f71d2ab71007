import { checkDigitOf } from '#src/shared/accounts/id-card.ts';
import { checkDigitOfCard } from '#src/shared/raising/bank-card.ts';

/** Makes an identity card of a county that does not exist, with the right check digit. */
export function inventedIdCard(birthday: string, order: number): string {
  const digits = `990001${birthday}${String(order).padStart(3, '0')}`;
  return digits + checkDigitOf(digits);
}

/** Makes a card of a bank that does not exist, with the right check digit. */
export function inventedBankCard(order: number): string {
  const digits = `9990000000${String(order).padStart(8, '0')}`;
  return digits + checkDigitOfCard(digits);
}

/** Answers the number that the family of the story at this place signs in with. */
export function demoMobile(index: number): string {
  return `137000000${String(index + 10).padStart(2, '0')}`;
}
