import { dayMs } from '#src/shared/platform/china-days.ts';
import { type Locale, languageOf, locales } from '#src/shared/platform/locale.ts';

/** Hides all but the first character of a person's name. */
export function maskedName(name: string): string {
  const [first = '', ...rest] = name.trim();
  return rest.length === 0 ? first : `${first}${'*'.repeat(Math.min(rest.length, 2))}`;
}

const timeZone = 'Asia/Shanghai';
const dayFormats = new Map(
  locales.map((locale) => {
    const { dayStyle } = languageOf(locale);
    return [locale, new Intl.DateTimeFormat(locale, { dateStyle: dayStyle, timeZone })];
  }),
);

/** Writes a calendar day as the platform's country counts it. */
export function dateText(at: number, locale: Locale): string {
  return dayFormats.get(locale)?.format(at) ?? '';
}

/** Counts how many days are left, of which the last has begun as well. */
export function daysLeft(endsAt: number, now: number): number {
  return Math.max(1, Math.ceil((endsAt - now) / dayMs));
}

/** Writes a year and month, given as `2026-03`. */
export function monthText(month: string, locale: Locale): string {
  const at = Date.parse(`${month}-15T00:00:00Z`);
  if (Number.isNaN(at)) return month;
  const parts = { year: 'numeric', month: languageOf(locale).monthStyle } as const;
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(at);
}

/** Writes a day, given as `2026-03-05`, where its year is known. */
export function dayOfYearText(day: string, locale: Locale): string {
  const parts = { month: languageOf(locale).monthStyle, day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, parts).format(Date.parse(day));
}

/** Answers the URL of a stored picture. */
export function mediaUrl(path: string): string {
  return `/media/${path}`;
}
