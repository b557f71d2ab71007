import type { Locale } from '#src/shared/platform/locale.ts';

/** Answers day and minute as the platform's country counts them. */
export function momentText(at: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  }).format(at);
}
