import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { DoorRequest, RawRequest } from '#src/server/door/door-request.ts';
import type { Config } from '#src/server/platform/config/config.ts';

type CookieConfig = Pick<Config, 'publicOrigin'>;

/** `__Host-` cookies need https, so a plain-http demo uses the bare name. */
function ownCookieName(config: CookieConfig, name: string): string {
  return isSecure(config) ? `__Host-${name}` : name;
}

function isSecure({ publicOrigin }: CookieConfig): boolean {
  return publicOrigin.startsWith('https:');
}

export function readOwnCookie(c: DoorRequest, name: string): string | undefined {
  return ownCookieOf(c.req.raw.headers, c.var.services.config, name);
}

/** The same for pages, which have the request and no Hono context. */
export function ownCookieOf(
  headers: RawRequest['headers'],
  config: CookieConfig,
  name: string,
): string | undefined {
  const cookieName = ownCookieName(config, name);
  return parse(headers.get('cookie') ?? '', cookieName)[cookieName];
}

type OwnCookie = { name: string; value: string; maxAgeSeconds: number };

/** A cookie only this host gets and no script reads. */
export function writeOwnCookie(c: DoorRequest, { name, value, maxAgeSeconds }: OwnCookie): void {
  const { config } = c.var.services;
  const cookie = generateCookie(ownCookieName(config, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(config),
    maxAge: maxAgeSeconds,
  });
  c.header('set-cookie', cookie, { append: true });
}
