/** This is amounts offered at a tap, in fen. */
export const presetAmountsInFen = [1000, 2000, 5000, 10_000, 20_000, 50_000] as const;
export const minDonationInFen = 100;

/** So little may a case still lack for a gift that closes the gap to be offered. */
const littleInFen = 50_000;

/** Is it something, and not much? Then a gift that closes the gap is offered. */
export function isLittle(missingInFen: number): boolean {
  return missingInFen > 0 && missingInFen <= littleInFen;
}

/** Finds the whole yuan that close what a case still lacks. */
export function closingGiftInFen(missingInFen: number): number {
  return Math.ceil(missingInFen / 100) * 100;
}

/**
 * Takes the first document's default: 2000 if a flag is set, else 1000, unless a number is given.
 */
export function defaultAmountInFen({
  flag = false,
  given,
}: {
  flag?: boolean;
  given?: number | undefined;
} = {}): number {
  return given ?? (flag ? 2000 : 1000);
}

/** A gift from here on is so far above what people give that it is asked for once more. */
const largeGiftInFen = 500_000;

/**
 * A case that closes at its target still lacks this; it is undefined where its family has a use for
 * more, and once nothing is missing, since then no gift is taken.
 */
export type Room = number | undefined;

/** Is it more than the case can use? One that closes the gap to the yuan is not. */
export function isAbove(amountInFen: number, roomInFen: Room): boolean {
  if (roomInFen === undefined || roomInFen <= 0) return false;
  return amountInFen > closingGiftInFen(roomInFen);
}

type Meant = { meantInFen: number | undefined; roomInFen?: Room };

/** Is it so large, or more than is needed, and did its giver not say yet that this very sum is meant? */
export function isToBeAsked(amountInFen: number, { meantInFen, roomInFen }: Meant): boolean {
  if (meantInFen === amountInFen) return false;
  return amountInFen >= largeGiftInFen || isAbove(amountInFen, roomInFen);
}
