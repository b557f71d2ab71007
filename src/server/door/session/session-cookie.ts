import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { DoorRequest } from '#src/server/door/door-request.ts';

const cookieDays = 365;

/** `__Host-` cookies need https, so a plain-http demo uses the bare name. */
function cookieNameOf(c: DoorRequest): string {
  return isSecure(c) ? '__Host-warmlight' : 'warmlight';
}

function isSecure(c: DoorRequest): boolean {
  return c.var.services.config.publicOrigin.startsWith('https:');
}

/** The session token: the browser's cookie, or the bearer token that native containers send. */
export function sessionTokenOf(c: DoorRequest): string | undefined {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (bearer) return bearer;
  const name = cookieNameOf(c);
  return parse(c.req.header('cookie') ?? '', name)[name];
}

export function writeSessionCookie(c: DoorRequest, token: string | null): void {
  const maxAge = token === null ? 0 : cookieDays * 86_400;
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge,
  } as const;
  c.header('set-cookie', generateCookie(cookieNameOf(c), token ?? '', options), { append: true });
  // What pages kept of who was here, drafts too; the device's other cookies name nobody.
  if (token === null) c.header('clear-site-data', '"cache", "storage"');
}
