import type { Locale } from '#src/shared/platform/locale.ts';

/** Answers a share such as 99.98%, never rounded up: all but one is not all. */
export function shareText(share: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 2,
    roundingMode: 'floor',
  } as Intl.NumberFormatOptions).format(share);
}
