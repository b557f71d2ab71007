import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { RequestContext } from './request-env.ts';

const cookieDays = 365;

/** `__Host-` cookies need https, so a plain-http demo uses the bare name. */
function cookieNameOf(c: RequestContext): string {
  return isSecure(c) ? '__Host-warmlight' : 'warmlight';
}

function isSecure(c: RequestContext): boolean {
  return c.var.services.config.publicOrigin.startsWith('https:');
}

/** The session token: the browser's cookie, or the bearer token that native containers send. */
export function sessionTokenOf(c: RequestContext): string | undefined {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(c.req.header('authorization') ?? '')?.[1];
  return bearer ?? getCookie(c, cookieNameOf(c));
}

export function writeSessionCookie(c: RequestContext, token: string | null): void {
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(c) } as const;
  if (token === null) {
    deleteCookie(c, cookieNameOf(c), options);
    // What pages kept of who was here, drafts too; the device's other cookies name nobody.
    c.header('clear-site-data', '"cache", "storage"');
  } else setCookie(c, cookieNameOf(c), token, { ...options, maxAge: cookieDays * 86_400 });
}
