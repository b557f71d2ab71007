import * as v from 'valibot';
import { say, words } from '#src/shared/contract/fields.ts';
import { defaultLocale, type Locale, locales } from '#src/shared/platform/locale.ts';

/** What is written of a ready text in each language, by the most letters it may have. */
export const readyWords = { label: 20, words: 300 } as const;
type ReadyWord = keyof typeof readyWords;
type FieldName = `${ReadyWord}.${Locale}`;

/** Makes the name of a field in one language. */
export function readyField(word: ReadyWord, locale: Locale): FieldName {
  return `${word}.${locale}`;
}

function optionalField(word: ReadyWord) {
  return v.optional(words(readyWords[word]), '');
}

/** The first language is needed, and stands for those that are left out. */
function fieldOf(word: ReadyWord, locale: Locale) {
  return locale === defaultLocale
    ? v.pipe(words(readyWords[word]), v.minLength(1, say('required')))
    : optionalField(word);
}

export const readyWordEntries = Object.fromEntries(
  locales.flatMap((locale) =>
    (['label', 'words'] as const).map((word) => [readyField(word, locale), fieldOf(word, locale)]),
  ),
) as Record<FieldName, ReturnType<typeof optionalField>>;

export const readyFields = Object.keys(readyWordEntries) as FieldName[];
