import type { Next } from 'hono';
import { findSettings } from '#src/server/platform/settings.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { type Locale, localeOfPath, withoutLocale } from '#src/shared/platform/locale.ts';
import { isLetIn } from '#src/shared/review/staff-roles.ts';
import { findRoute, linkTo, type PageAccess, type Route, routes } from '#src/shared/routes.ts';
import { isOwnCase } from './is-own-case.ts';
import type { RequestContext } from './request-env.ts';
import { secondaryOf } from './secondary-domain.ts';

/**
 * Guards pages by the route table. The language of a page is its path's. A refusal is a
 * redirect to where it can be mended; someone else's case, named by path or query, is answered as
 * an absent one.
 */
export async function guardPage(c: RequestContext, next: Next): Promise<Response | undefined> {
  const url = new URL(c.req.url);
  const locale = localeOfPath(url.pathname);
  c.set('common', { ...c.var.common, language: locale });
  const found = findRoute(decodedPath(withoutLocale(url.pathname)));
  c.set('route', found?.name);
  if (found) {
    const { access, aides }: Route = routes[found.name];
    const here = url.pathname + url.search;
    const target =
      found.name === 'login' && signInRoute(c) !== 'login'
        ? linkTo('authService', { query: Object.fromEntries(url.searchParams), locale })
        : await redirectFor(c, access, { locale, here });
    if (target) return c.redirect(target, 303);
    const caseId = found.params.infoUuid ?? url.searchParams.get('infoUuid') ?? undefined;
    if (access === 'owner') await requireOwner(c, { infoUuid: caseId, aides });
    if (access === 'staff') requireStaff(c, routes[found.name]);
  }
  await next();
  return undefined;
}

/** A path that can't be decoded is the path of nothing. */
function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    throw new Problem('notFound');
  }
}

async function redirectFor(
  c: RequestContext,
  access: PageAccess,
  { locale, here }: { locale: Locale; here: string },
): Promise<string | undefined> {
  if (access === 'open') return undefined;
  const { visitor, services, common } = c.var;
  const query = { redirectUrl: here };
  if (access === 'userinfo') {
    if (visitor.kind === 'viewer') return undefined;
    if (common.container === 'messaging' && services.messaging)
      return linkTo('authService', { query, locale });
    const { guestGiving } = await findSettings(services.db, services.config);
    const guestMayGo = guestGiving && !here.includes('/cf/bind-phone');
    return guestMayGo ? undefined : linkTo(signInRoute(c), { query, locale });
  }
  if (visitor.kind === 'guest' || !visitor.viewer.mobileBound) {
    return linkTo(signInRoute(c), { query, locale });
  }
  const { desk } = visitor.viewer;
  const lacksFactor = access === 'staff' && (desk === 'enrol' || desk === 'code');
  return lacksFactor ? linkTo('deskSignIn', { query, locale }) : undefined;
}

/**
 * Nobody signs in twice on a second domain: who is signed in on the main one is so here at once.
 */
function signInRoute(c: RequestContext): 'authService' | 'login' {
  return c.var.visitor.kind === 'guest' && secondaryOf(c) ? 'authService' : 'login';
}

type Named = { infoUuid: string | undefined; aides: boolean };

async function requireOwner(c: RequestContext, { infoUuid, aides }: Named): Promise<void> {
  const { visitor } = c.var;
  const userId = visitor.kind === 'viewer' ? visitor.viewer.userId : undefined;
  if (!(await isOwnCase(c, { fields: { infoUuid }, userId, aides }))) throw new Problem('notFound');
}

/** For people without the role, the desk is not there. */
function requireStaff(c: RequestContext, { roles }: Route): void {
  const { visitor } = c.var;
  const held = visitor.kind === 'viewer' ? visitor.viewer.roles : [];
  if (!isLetIn(held, roles)) throw new Problem('notFound');
}
