import type { AstroGlobal } from 'astro';
import { type Locale, withoutLocale } from '#src/shared/platform/locale.ts';
import { textsAfter } from '#src/texts/problem-text.ts';
import { type Texts, textsOf } from '#src/texts/texts.ts';

type PageRequest = Pick<AstroGlobal, 'currentLocale' | 'locals' | 'url'>;
type OpenedPage = App.Locals & {
  locale: Locale;
  texts: Texts;
  query: URLSearchParams;
  /** It is the page's own, whatever the language. */
  path: string;
};

/**
 * Answers what nearly every page starts with: the reader's language, its texts, the query and the
 * request's own parts.
 */
export function openPage({ currentLocale, locals, url }: PageRequest): OpenedPage {
  const locale = currentLocale as Locale;
  const texts = textsAfter(textsOf(locale), locals.form?.problem);
  const path = withoutLocale(url.pathname);
  return { ...locals, locale, texts, path, query: url.searchParams };
}
