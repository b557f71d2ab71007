import { type Locale, withLocale, withoutLocale } from '#src/shared/platform/locale.ts';

/**
 * Answers the query that a page's other language has; where the page leads on afterwards, it leads
 * there in that language too.
 */
export function searchIn({ search, searchParams }: URL, locale: Locale): string {
  const target = searchParams.get('redirectUrl');
  if (!target?.startsWith('/')) return search;
  const query = new URLSearchParams(searchParams);
  query.set('redirectUrl', withLocale(withoutLocale(target), locale));
  return `?${query}`;
}
