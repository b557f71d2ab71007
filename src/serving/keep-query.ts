import type { IncomingMessage } from 'node:http';
import { localeOfPath, withoutLocale } from '#src/shared/platform/locale.ts';
import type { Site } from './door-first.ts';

/**
 * A kept page knows of its address only what it is drawn from, and so does its link to another
 * language: who takes that link without script is led on to the same page with all they came by.
 */
export function keepQuery(site: Site): Site {
  return (req, res) => {
    const location = wholeAddressOf(req);
    if (location === undefined) return site(req, res);
    res.writeHead(302, { location, 'cache-control': 'no-store', vary: 'referer' }).end();
  };
}

function wholeAddressOf({ method, url: path = '/', headers }: IncomingMessage): string | undefined {
  const { referer = '', host } = headers;
  if (method !== 'GET' || path.includes('?') || !referer.includes('?')) return undefined;
  const from = URL.parse(referer);
  if (!from || from.host !== host || path.startsWith('//')) return undefined;
  const isSamePage = withoutLocale(path) === withoutLocale(from.pathname);
  const isOtherLanguage = localeOfPath(path) !== localeOfPath(from.pathname);
  return isSamePage && isOtherLanguage && from.search ? path + from.search : undefined;
}
