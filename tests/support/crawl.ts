import { type Locale, localeOfPath, withoutLocale } from '#src/shared/platform/locale.ts';
import { declaredQuery } from '#src/shared/routes/route.ts';
import { findRoute, type RouteName, routes } from '#src/shared/routes.ts';

export type Crawl = {
  /** It holds each route with an address of it and how many taps it stands from the first page. */
  reached: Map<RouteName, { path: string; taps: number }>;
  /** These are links that do not end at a page, and where they stand. */
  broken: string[];
};

type Door = { path: string; taps: number; from: string };

/** A page of many is looked at a few times only: ten cases have the same doors. */
const looksAtMost = 2;

type Reader = {
  headers: Record<string, string>;
  /** These pages are looked at however many of their like were, once a link leads to them. */
  always?: readonly string[];
};

/** Follows the links of every page from the first one on, as one reader sees them in one language. */
export async function crawl(
  origin: string,
  start: string,
  { headers, always = [] }: Reader,
): Promise<Crawl> {
  const reached: Crawl['reached'] = new Map();
  const broken: string[] = [];
  const seen = new Set<string>();
  const looks = new Map<string, number>();
  let doors: Door[] = [{ path: start, taps: 0, from: 'the start' }];
  for (let door = doors.shift(); door; door = doors.shift()) {
    const { path, taps, from } = door;
    const url = new URL(path, origin);
    const place = placeOf(url, { origin, locale: localeOfPath(start) });
    if (!place || seen.has(place.key)) continue;
    seen.add(place.key);
    const { name } = place;
    if (name) noteReached(reached, name, { path, taps });
    const shape = name ? shapeOf(name, url) : place.key;
    const looked = looks.get(shape) ?? 0;
    if (looked >= looksAtMost && !always.includes(url.pathname)) continue;
    looks.set(shape, looked + 1);
    const answer = await fetch(url, { headers, redirect: 'manual' });
    const target = answer.headers.get('location');
    // A redirect is the same tap: it is looked at next.
    if (target && answer.status < 400) doors = [{ path: target, taps, from: path }, ...doors];
    else if (answer.status !== 200) broken.push(`${path} (${answer.status}) on ${from}`);
    if (answer.status !== 200 || !isPage(answer)) continue;
    for (const href of hrefsOf(await answer.text())) {
      doors.push({ path: new URL(href, url).href, taps: taps + 1, from: path });
    }
  }
  return { reached, broken };
}

function noteReached(
  reached: Crawl['reached'],
  name: RouteName,
  at: { path: string; taps: number },
) {
  if (!reached.has(name)) reached.set(name, at);
}

/** Answers where a link of our own leads; pages of the other language are another crawl's. */
function placeOf(
  url: URL,
  { origin, locale }: { origin: string; locale: Locale },
): { key: string; name: RouteName | undefined } | undefined {
  const isCall = /^\/(?:api|media|sandbox)\//.test(url.pathname);
  if (url.origin !== origin || isCall || localeOfPath(url.pathname) !== locale) return;
  const name = findRoute(withoutLocale(url.pathname))?.name;
  // What no route declares is a file, a feed or a mistake; short links are told by being followed.
  const known = name !== undefined && name !== 'shortLink' ? name : undefined;
  return {
    key: url.pathname + (known ? declaredQuery(routes[known], url.searchParams) : ''),
    name: known,
  };
}

/** Pages of one route that show different things differ by which of its parameters are there. */
function shapeOf(name: RouteName, { searchParams }: URL): string {
  return `${name}?${[...searchParams.keys()].sort()}`;
}

function isPage(answer: Response): boolean {
  return /^text\/html/.test(answer.headers.get('content-type') ?? '');
}

function hrefsOf(html: string): string[] {
  const links = html.matchAll(/<a\b(?:[^>"]|"[^"]*")*?\shref="([^"]*)"/g);
  return [...links].map(([, href = '']) => href.replaceAll('&amp;', '&').replaceAll('&#38;', '&'));
}
