import * as v from 'valibot';
import { say, words } from '#src/shared/contract/fields.ts';
import { defaultLocale, type Locale, locales } from '#src/shared/platform/locale.ts';

/** This is what is said of an adviser in each language, by the most letters it may have. */
export const adviserWords = { name: 60, city: 40, words: 1000, contact: 120 } as const;
export type AdviserText = keyof typeof adviserWords;
type FieldName = `${AdviserText}.${Locale}`;

/** Makes the name of a field in one language. */
export function adviserField(text: AdviserText, locale: Locale): FieldName {
  return `${text}.${locale}`;
}

const names = Object.keys(adviserWords) as AdviserText[];

function optionalField(text: AdviserText) {
  return v.optional(words(adviserWords[text]), '');
}

/** Without words of their own, an adviser is reached by our hotline. */
export function isNeeded(text: AdviserText, locale: Locale): boolean {
  return locale === defaultLocale && text !== 'contact';
}

/** The first language is needed; which one that is, types do not know, and let all be left out. */
function fieldOf(text: AdviserText, locale: Locale) {
  return isNeeded(text, locale)
    ? v.pipe(words(adviserWords[text]), v.minLength(1, say('required')))
    : optionalField(text);
}

export const adviserTextEntries = Object.fromEntries(
  locales.flatMap((locale) =>
    names.map((text) => [adviserField(text, locale), fieldOf(text, locale)]),
  ),
) as Record<FieldName, ReturnType<typeof optionalField>>;

export const adviserFields = Object.keys(adviserTextEntries) as FieldName[];
