/** Amounts offered at a tap, in fen. */
export const presetAmountsInFen = [1000, 2000, 5000, 10_000, 20_000, 50_000] as const;
export const minDonationInFen = 100;

/** The first document's default: 2000 if a flag is set, else 1000, unless a number is given. */
export function defaultAmountInFen({
  flag = false,
  given,
}: {
  flag?: boolean;
  given?: number | undefined;
} = {}): number {
  return given ?? (flag ? 2000 : 1000);
}

/** Positive-integer input keeps digits only, at most 11 characters. */
export function keepDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 11);
}

/** Whole yuan as typed, in fen; undefined while nothing usable is typed. */
export function yuanToFen(text: string): number | undefined {
  const digits = keepDigits(text);
  const amount = Number(digits) * 100;
  return digits !== '' && amount > 0 && Number.isSafeInteger(amount) ? amount : undefined;
}
