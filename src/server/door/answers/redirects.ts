import type { Next } from 'hono';
import type { RequestContext } from '#src/server/door/request-env.ts';
import { localeOfPath, withoutLocale } from '#src/shared/platform/locale.ts';
import { findOldAddress, successorOf } from '#src/shared/platform/old-addresses.ts';
import { safeTarget } from '#src/shared/platform/safe-target.ts';
import { routes } from '#src/shared/routes.ts';

/** These lead on: the hub, and the jump of messages. */
const leading: readonly string[] = [routes.redirect.path, routes.messageJump.path];

/** Follows old addresses, and the two pages that lead on, before any page is looked at. */
export async function followRedirect(c: RequestContext, next: Next): Promise<Response | undefined> {
  if (!['GET', 'HEAD'].includes(c.req.method)) return void (await next());
  const { pathname, searchParams } = new URL(c.req.url);
  const path = withoutLocale(pathname);
  const old = findOldAddress(path);
  if (old) {
    const target = successorOf(old, searchParams, localeOfPath(pathname));
    return c.redirect(target, old.permanent ? 301 : 302);
  }
  return leading.includes(path) ? leadOn(c, next) : void (await next());
}

/** It leads only to own hosts; for any other target the page says why it leads nowhere. */
async function leadOn(c: RequestContext, next: Next): Promise<Response | undefined> {
  const asked = new URL(c.req.url).searchParams.get('redirectUrl');
  const target = safeTarget(asked, c.var.services.config.ownOrigins);
  if (target) {
    c.header('cache-control', 'no-store');
    return c.redirect(target, 302);
  }
  await next();
  if (c.res.status === 200)
    c.res = new Response(c.res.body, { status: 400, headers: c.res.headers });
  return undefined;
}
