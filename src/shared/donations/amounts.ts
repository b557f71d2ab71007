/** Amounts offered at a tap, in fen. */
export const presetAmountsInFen = [1000, 2000, 5000, 10_000, 20_000, 50_000] as const;
export const minDonationInFen = 100;

/** What little a case may still lack for a gift that closes the gap to be offered. */
const littleInFen = 50_000;

/** The whole yuan that close what a case still lacks; undefined where it is nothing, or much. */
export function closingGiftInFen(missingInFen: number): number | undefined {
  if (missingInFen <= 0 || missingInFen > littleInFen) return undefined;
  return Math.ceil(missingInFen / 100) * 100;
}

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

/** A gift so far above what people give here that it is asked for once more. */
const largeGiftInFen = 500_000;

/** Is it so large, and did its giver not say yet that this very sum is meant? */
export function isToBeAsked(amountInFen: number, meantInFen: number | undefined): boolean {
  return amountInFen >= largeGiftInFen && meantInFen !== amountInFen;
}
