import { type Locale, languageOf } from '#src/shared/platform/locale.ts';

const charactersPerMinute = 400;
const wordsPerMinute = 220;

/** Counts the minutes that reading a Markdown text takes, at least one. */
export function readMinutes(text: string, locale: Locale): number {
  const counted =
    languageOf(locale).script === 'Han'
      ? (text.match(/\p{Script=Han}/gu)?.length ?? 0) / charactersPerMinute
      : (text.match(/\w+/g)?.length ?? 0) / wordsPerMinute;
  return Math.max(1, Math.round(counted));
}
