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

/** Whole yuan as typed, in fen; undefined for anything else. */
export function yuanToFen(text: string): number | undefined {
  const typed = text.trim();
  // A dot is refused, not dropped: 12.50 must never become 1250.
  return /^\d{1,11}$/.test(typed) && Number(typed) > 0 ? Number(typed) * 100 : undefined;
}
