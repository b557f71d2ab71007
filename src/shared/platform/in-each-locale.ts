import { type Locale, locales } from './locale.ts';

/** Makes one thing for each language of the product, so that a further one is missing nowhere. */
export function inEachLocale<Thing>(make: (locale: Locale) => Thing): Record<Locale, Thing> {
  const entries = locales.map((locale) => [locale, make(locale)] as const);
  return Object.fromEntries(entries) as Record<Locale, Thing>;
}
