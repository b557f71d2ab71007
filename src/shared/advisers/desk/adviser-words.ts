import * as v from 'valibot';
import { say, words } from '#src/shared/contract/fields.ts';
import { defaultLocale, type Locale, locales } from '#src/shared/platform/locale.ts';

/** What is said of an adviser in each language, by the most letters it may have. */
export const adviserWords = { name: 60, city: 40, words: 1000 } as const;
export type AdviserWord = keyof typeof adviserWords;
type FieldName = `${AdviserWord}.${Locale}`;

/** The name of a field in one language. */
export function adviserField(word: AdviserWord, locale: Locale): FieldName {
  return `${word}.${locale}`;
}

const names = Object.keys(adviserWords) as AdviserWord[];

/** The first language is needed, the others as far as somebody wrote them. */
function fieldOf(word: AdviserWord, locale: Locale) {
  const most = adviserWords[word];
  return locale === defaultLocale
    ? v.pipe(words(most), v.minLength(1, say('required')))
    : v.optional(words(most), '');
}

export const adviserWordEntries = Object.fromEntries(
  locales.flatMap((locale) =>
    names.map((word) => [adviserField(word, locale), fieldOf(word, locale)]),
  ),
) as Record<FieldName, ReturnType<typeof fieldOf>>;

export const adviserFields = Object.keys(adviserWordEntries) as FieldName[];
