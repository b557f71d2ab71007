import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { RequestContext } from '#src/server/door/request-env.ts';
import { isSame } from '#src/server/platform/is-same.ts';
import { newId } from '#src/server/platform/keys.ts';

const lifeSeconds = 600;

/**
 * Binds an authorisation hop to this browser: the state goes to the messaging app, and its signed
 * twin with the target stays in a cookie. Answers the state.
 */
export function keepHop(c: RequestContext, target: string): string {
  const state = newId();
  const body = [
    state,
    c.var.services.now() + lifeSeconds * 1000,
    Buffer.from(target).toString('base64url'),
  ].join('.');
  setCookie(c, nameOf(c), `${body}.${sign(c, body)}`, { ...optionsOf(c), maxAge: lifeSeconds });
  return state;
}

/**
 * Locks the target of the hop this browser began with this state; the cookie is good for one look.
 */
export function takeHop(c: RequestContext, state: string): { target: string } | undefined {
  const cookie = getCookie(c, nameOf(c)) ?? '';
  deleteCookie(c, nameOf(c), optionsOf(c));
  const cut = Math.max(cookie.lastIndexOf('.'), 0);
  const body = cookie.slice(0, cut);
  const [ownState = '', expiresAt, target = ''] = body.split('.');
  const fits =
    isSame(sign(c, body), cookie.slice(cut + 1)) &&
    isSame(ownState, state) &&
    Number(expiresAt) > c.var.services.now();
  return fits ? { target: Buffer.from(target, 'base64url').toString() } : undefined;
}

function sign(c: RequestContext, body: string): string {
  return c.var.services.keys.blindIndex('authorisation-hop', body);
}

function nameOf(c: RequestContext): string {
  return optionsOf(c).secure ? '__Host-warmlight-hop' : 'warmlight-hop';
}

function optionsOf(c: RequestContext) {
  const secure = c.var.services.config.publicOrigin.startsWith('https:');
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
}
