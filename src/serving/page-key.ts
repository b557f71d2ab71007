import { localeOfPath, withLocale, withoutLocale } from '#src/shared/platform/locale.ts';
import { declaredQuery } from '#src/shared/route.ts';
import { findRoute, routes } from '#src/shared/routes.ts';

const maxKnown = 20_000;
const known = new Map<string, string | undefined>();

/**
 * The key of a kept page: its path with language, and of its query only what the route declares,
 * sorted, so that tracking parameters make no copies. Undefined for pages that are not kept.
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
  const found = findRoute(withoutLocale(pathname));
  if (!found || routes[found.name].mode !== 'C') return undefined;
  const path = withLocale(withoutLocale(pathname), localeOfPath(pathname));
  return path + declaredQuery(routes[found.name], searchParams);
}
