import * as v from 'valibot';
import { say, words } from '#src/shared/contract/fields.ts';
import { defaultLocale, type Locale, locales } from '#src/shared/platform/locale.ts';

/** What is said of an adviser in each language, by the most letters it may have. */
export const adviserWords = { name: 60, city: 40, words: 1000, contact: 120 } as const;
export type AdviserWord = keyof typeof adviserWords;
type FieldName = `${AdviserWord}.${Locale}`;

/** Makes the name of a field in one language. */
export function adviserField(word: AdviserWord, locale: Locale): FieldName {
  return `${word}.${locale}`;
}

const names = Object.keys(adviserWords) as AdviserWord[];

function optionalField(word: AdviserWord) {
  return v.optional(words(adviserWords[word]), '');
}

/** Without words of their own, an adviser is reached by our hotline. */
export function isNeeded(word: AdviserWord, locale: Locale): boolean {
  return locale === defaultLocale && word !== 'contact';
}

/** The first language is needed; which one that is, types do not know, and let all be left out. */
function fieldOf(word: AdviserWord, locale: Locale) {
  return isNeeded(word, locale)
    ? v.pipe(words(adviserWords[word]), v.minLength(1, say('required')))
    : optionalField(word);
}

export const adviserWordEntries = Object.fromEntries(
  locales.flatMap((locale) =>
    names.map((word) => [adviserField(word, locale), fieldOf(word, locale)]),
  ),
) as Record<FieldName, ReturnType<typeof optionalField>>;

export const adviserFields = Object.keys(adviserWordEntries) as FieldName[];
