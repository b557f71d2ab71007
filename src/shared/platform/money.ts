import { type Locale, languageOf } from './locale.ts';

/** They are made once a language: making a formatter costs more than a hundred uses of it. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(locale: Locale, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: 2 };
    formatter = new Intl.NumberFormat(locale, digits);
    formatters.set(key, formatter);
  }
  return formatter;
}

/** Writes fen as yuan with thousands separators; a whole amount carries no decimals. */
export function yuan(amountInFen: number, locale: Locale): string {
  return formatterOf(locale, amountInFen % 100 === 0 ? 0 : 2).format(amountInFen / 100);
}

/** Reckons the fee in fen: floor(amount × basis points / 10000), so fee and net always add up. */
export function feeOf(amountInFen: number, basisPoints: number): number {
  return Number((BigInt(amountInFen) * BigInt(basisPoints)) / 10_000n);
}

/** Counts of 10,000 or more are shown in ten-thousands with two decimals where a language counts so. */
export function countText(count: number, locale: Locale): string {
  if (languageOf(locale).myriads && count >= 10_000) {
    return `${(count / 10_000).toFixed(2)}${myriadOf(locale)}`;
  }
  return formatterOf(locale, 0).format(count);
}

/** Tells what a language calls ten thousand, as its short numbers say it. */
function myriadOf(locale: Locale): string {
  const parts = new Intl.NumberFormat(locale, { notation: 'compact' }).formatToParts(10_000);
  return parts.find(({ type }) => type === 'compact')?.value ?? '';
}
