import { localeOfPath, withLocale, withoutLocale } from '#src/shared/platform/locale.ts';
import { declaredQuery } from '#src/shared/routes/route.ts';
import { findRoute, routes } from '#src/shared/routes.ts';

/** These are made of texts and are no page; each has its file beside the pages. */
export const textFiles: readonly string[] = ['/rss.xml', '/sitemap-texts.xml', '/site.webmanifest'];

const maxKnown = 20_000;
const known = new Map<string, string | undefined>();

/**
 * Answers the key of a kept page: its path with language, and of its query only what the route
 * declares, sorted, so that tracking parameters make no copies. It is undefined for pages that are
 * not kept.
 */
export function pageKeyOf(url: string): string | undefined {
  if (known.has(url)) return known.get(url);
  if (known.size >= maxKnown) known.clear();
  const key = computeKey(url);
  known.set(url, key);
  return key;
}

function computeKey(url: string): string | undefined {
  // Two slashes would read as a host.
  if (url.startsWith('//') || url.length > 1000 || !URL.canParse(url, 'http://own.invalid'))
    return undefined;
  const { pathname, searchParams } = new URL(url, 'http://own.invalid');
  const own = withoutLocale(pathname);
  const path = withLocale(own, localeOfPath(pathname));
  if (textFiles.includes(own)) return path;
  const found = findRoute(own);
  if (!found || routes[found.name].mode === 'P') return undefined;
  // What a page of texts reads of its query, script reads in the browser.
  const isText = routes[found.name].mode === 'S';
  return isText ? path : path + declaredQuery(routes[found.name], searchParams);
}
