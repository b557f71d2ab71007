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

/** Positive-integer input keeps digits only, at most 11 characters. */
function keepDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 11);
}

/** A gift so far above what people give here that it is asked for once more. */
const largeGiftInFen = 500_000;

/** Is it so large, and did its giver not say yet that this very sum is meant? */
export function isToBeAsked(amountInFen: number, meantInFen: number | undefined): boolean {
  return amountInFen >= largeGiftInFen && meantInFen !== amountInFen;
}

/** Leaves room for the most digits with the commas between thousands. */
export const yuanLetters = 14;

export type TypedYuan = {
  /** What may stand in the field while it is typed: nothing that was meant is joined to digits. */
  shown: string;
  /** These are the whole yuan that count, in digits only. */
  whole: string;
  /** Was something after the point left out? Then the reader is told at once. */
  cut: boolean;
};

/** Reads an amount of whole yuan as it is typed: 20.50 counts as 20, never as 2050. */
export function readWholeYuan(typed: string): TypedYuan {
  // Digits and points of Chinese keyboards are as wide as a letter.
  const plain = typed.normalize('NFKC').replaceAll('。', '.');
  const shown = plain.replaceAll(/[^\d.,]/g, '').slice(0, yuanLetters);
  const grouped = /^\d{1,3}(,\d{3})+(?=\.|$)/.exec(shown)?.[0];
  const [before = '', ...after] = grouped
    ? [grouped, ...shown.slice(grouped.length).split('.').slice(1)]
    : shown.split(/[.,]/);
  return { shown, whole: keepDigits(before), cut: after.length > 0 };
}

/** Whole yuan as typed, in fen; undefined for anything else. */
export function yuanToFen(text: string): number | undefined {
  const typed = text.trim();
  // A dot is refused, not dropped: 12.50 must never become 1250.
  return /^\d{1,11}$/.test(typed) && Number(typed) > 0 ? Number(typed) * 100 : undefined;
}
