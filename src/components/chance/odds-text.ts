import { wholeOdds } from '#src/shared/chance/award.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

/** Writes odds of 10,000 as a share in percent, to the hundredth. */
export function oddsText(odds: number, locale: Locale): string {
  const percent = { style: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(locale, percent).format(odds / wholeOdds);
}
