import type { Locale } from '#src/shared/platform/locale.ts';
import { withLocale } from '#src/shared/platform/locale.ts';
import type { StaffRole } from '#src/shared/review/staff-roles.ts';

/**
 * S says what its file says, whoever asks; C is what writes change, the same for everyone. Both are
 * rendered once and kept. P is private and never kept.
 */
export type RenderMode = 'S' | 'C' | 'P';
export type PageAccess = 'open' | 'userinfo' | 'login' | 'owner' | 'staff';

export type Route = {
  path: string;
  mode: RenderMode;
  access: PageAccess;
  /** For a staff page it says who among staff sees it; everyone but advisers when left out. */
  roles?: readonly StaffRole[];
  /** For an owner's page: do people whom the family lets help see it, too? */
  aides: boolean;
  /** These are the query parameters the page reads; of a kept page, those its copy depends on. */
  query: readonly string[];
  /** May the messaging app's share menu offer this page? */
  share: boolean;
  /** May search engines list it? */
  indexed: boolean;
};

// @__NO_SIDE_EFFECTS__
export function route(
  path: string,
  mode: RenderMode,
  access: PageAccess,
  more: Partial<Pick<Route, 'query' | 'share' | 'indexed' | 'roles' | 'aides'>> = {},
): Route {
  return {
    path,
    mode,
    access,
    query: [],
    share: false,
    indexed: false,
    aides: false,
    ...more,
  };
}

export type LinkParts = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  locale: Locale;
};

/**
 * Keeps of an address's query what its route declares, sorted, so that trackers make no second
 * address.
 */
export function declaredQuery({ query }: Pick<Route, 'query'>, asked: URLSearchParams): string {
  const declared = new URLSearchParams();
  for (const name of [...query].sort()) {
    const value = asked.get(name);
    if (value) declared.set(name, value);
  }
  const text = declared.toString();
  return text && `?${text}`;
}

/** Fills a path of the table with its parameters and query. */
export function linkBy(pattern: string, { params = {}, query = {}, locale }: LinkParts): string {
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, param: string) => {
    const value = params[param];
    if (!value) throw new Error(`A link to ${pattern} needs ${param}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  const asked = String(search);
  return withLocale(path, locale) + (asked && `?${asked}`);
}
