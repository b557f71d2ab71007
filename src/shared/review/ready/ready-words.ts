import * as v from 'valibot';
import { say, words } from '#src/shared/contract/fields.ts';
import { defaultLocale, type Locale, locales } from '#src/shared/platform/locale.ts';

/** This is written of a ready text in each language, by the most letters it may have. */
export const readyWords = { label: 20, words: 300 } as const;
type ReadyText = keyof typeof readyWords;
type FieldName = `${ReadyText}.${Locale}`;

/** Makes the name of a field in one language. */
export function readyField(text: ReadyText, locale: Locale): FieldName {
  return `${text}.${locale}`;
}

function optionalField(text: ReadyText) {
  return v.optional(words(readyWords[text]), '');
}

/** The first language is needed, and stands for those that are left out. */
function fieldOf(text: ReadyText, locale: Locale) {
  return locale === defaultLocale
    ? v.pipe(words(readyWords[text]), v.minLength(1, say('required')))
    : optionalField(text);
}

export const readyTextEntries = Object.fromEntries(
  locales.flatMap((locale) =>
    (['label', 'words'] as const).map((text) => [readyField(text, locale), fieldOf(text, locale)]),
  ),
) as Record<FieldName, ReturnType<typeof optionalField>>;

export const readyFields = Object.keys(readyTextEntries) as FieldName[];
