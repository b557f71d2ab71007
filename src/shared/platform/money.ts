import type { Locale } from './locale.ts';

/** Fen as yuan with thousands separators; a whole amount carries no decimals. */
export function yuan(amountInFen: number, locale: Locale): string {
  const whole = amountInFen % 100 === 0;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amountInFen / 100);
}

/** Fee in fen: floor(amount × basis points / 10000), so fee and net always add up. */
export function feeOf(amountInFen: number, basisPoints: number): number {
  return Number((BigInt(amountInFen) * BigInt(basisPoints)) / 10_000n);
}

/** Counts of 10,000 or more are shown in ten-thousands with two decimals (Chinese only). */
export function countText(count: number, locale: Locale): string {
  if (locale === 'zh-CN' && count >= 10_000) return `${(count / 10_000).toFixed(2)}万`;
  return new Intl.NumberFormat(locale).format(count);
}
