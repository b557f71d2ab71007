import { inEachLocale } from '#src/shared/platform/in-each-locale.ts';
import { type Locale, locales } from '#src/shared/platform/locale.ts';

type Said = Partial<Record<Locale, string>> & { en: string };
type Fields<Name extends string> = Record<`${Name}.${Locale}`, string>;

/**
 * Fills a form's field of each language; one that the test says nothing in has the English words.
 */
export function fieldInEach<Name extends string>(name: Name, said: Said): Fields<Name> {
  const words = inEachLocale((locale) => said[locale] ?? said.en);
  const fields = locales.map((locale) => [`${name}.${locale}`, words[locale]] as const);
  return Object.fromEntries(fields) as Fields<Name>;
}
