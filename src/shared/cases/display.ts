import { dayMs } from '#src/shared/platform/china-days.ts';
import { type Locale, languageOf, locales } from '#src/shared/platform/locale.ts';

/** These surnames have two characters; who is called so by one of them would be called wrongly. */
const longSurnames = new Set(
  (
    '欧阳 司马 上官 诸葛 夏侯 皇甫 尉迟 长孙 慕容 令狐 司徒 司空 东方 独孤 南宫 公孙 ' +
    '轩辕 宇文 申屠 端木 百里 呼延 澹台 闻人 钟离 濮阳 赫连 淳于 单于 万俟 西门'
  ).split(' '),
);

/** Hides all of a person's name but the surname, or the first character where it has no long one. */
export function maskedName(name: string): string {
  const letters = [...name.trim()];
  const isLong = letters.length > 2 && longSurnames.has(letters.slice(0, 2).join(''));
  const shown = letters.splice(0, isLong ? 2 : 1).join('');
  return shown + '*'.repeat(Math.min(letters.length, 2));
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
