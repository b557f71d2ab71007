import type { IncomingMessage } from 'node:http';
import type { Config } from '#src/server/platform/config/config.ts';
import { localeOfPath, withoutLocale } from '#src/shared/platform/locale.ts';
import { safeTarget } from '#src/shared/platform/safe-target.ts';
import { visitQueryOf } from '#src/shared/platform/visit-query.ts';
import type { Site } from './door-first.ts';

/**
 * A kept page is the same for all, so its link to another language knows nothing of how its reader
 * came. Where no script mends the link, the page before says it, and the reader is led on with it.
 */
export function keepVisit(config: Config, site: Site): Site {
  return (req, res) => {
    const location = req.headers.referer ? addressWithVisit(req, config) : undefined;
    if (location === undefined) return site(req, res);
    res.writeHead(302, { location, 'cache-control': 'no-store', vary: 'referer' }).end();
  };
}

function addressWithVisit(req: IncomingMessage, config: Config): string | undefined {
  if (req.method !== 'GET') return undefined;
  const before = safeTarget(req.headers.referer, config.ownOrigins);
  if (!before?.includes('?')) return undefined;
  const from = new URL(before, config.publicOrigin);
  const to = new URL(req.url ?? '/', config.publicOrigin);
  if (!isOtherLanguage(from.pathname, to.pathname)) return undefined;
  const missing = Object.entries(visitQueryOf(from.searchParams)).filter(
    ([name]) => !to.searchParams.has(name),
  );
  if (missing.length === 0) return undefined;
  for (const [name, value] of missing) to.searchParams.set(name, value);
  return to.pathname + to.search;
}

function isOtherLanguage(one: string, other: string): boolean {
  return localeOfPath(one) !== localeOfPath(other) && withoutLocale(one) === withoutLocale(other);
}
