import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { DoorRequest, RawRequest } from '#src/server/door/door-request.ts';
import { type CookieConfig, cookieScopeOf, scopeFor } from './cookie-scope.ts';

export function readOwnCookie(c: DoorRequest, name: string): string | undefined {
  return ownCookieOf(c.req.raw.headers, c.var.services.config, name);
}

/** Does the same for pages, which have the request and no Hono context. */
export function ownCookieOf(
  headers: RawRequest['headers'],
  config: CookieConfig,
  name: string,
): string | undefined {
  const { name: cookieName } = cookieScopeOf(config, headers.get('host') ?? '', name);
  return parse(headers.get('cookie') ?? '', cookieName)[cookieName];
}

type OwnCookie = { name: string; value: string; maxAgeSeconds: number };

/**
 * Writes a cookie that only this host gets, and the one that answers its calls, and no script
 * reads.
 */
export function writeOwnCookie(c: DoorRequest, { name, value, maxAgeSeconds }: OwnCookie): void {
  const scope = scopeFor(c, name);
  const cookie = generateCookie(scope.name, value, { ...scope.options, maxAge: maxAgeSeconds });
  c.header('set-cookie', cookie, { append: true });
}
