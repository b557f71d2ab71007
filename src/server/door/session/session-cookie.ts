import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { DoorRequest } from '#src/server/door/door-request.ts';
import { scopeFor } from './cookie-scope.ts';

const cookieName = 'warmlight';
const cookieDays = 365;

/**
 * The session token comes in the browser's cookie, or as the bearer token that native containers
 * send.
 */
export function sessionTokenOf(c: DoorRequest): string | undefined {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (bearer) return bearer;
  const { name } = scopeFor(c, cookieName);
  return parse(c.req.header('cookie') ?? '', name)[name];
}

export function writeSessionCookie(c: DoorRequest, token: string | null): void {
  const maxAge = token === null ? 0 : cookieDays * 86_400;
  const { name, options } = scopeFor(c, cookieName);
  const cookie = generateCookie(name, token ?? '', { ...options, maxAge });
  c.header('set-cookie', cookie, { append: true });
  // What pages kept of who was here goes, drafts too; the device's other cookies name nobody.
  if (token === null) c.header('clear-site-data', '"cache", "storage"');
}
