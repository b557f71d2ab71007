import type { Next } from 'hono';
import { findCaseOwner } from '#src/server/cases/find-case-owner.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { type Locale, localeOfPath, withoutLocale } from '#src/shared/platform/locale.ts';
import { findRoute, linkTo, type PageAccess, routes } from '#src/shared/routes.ts';
import type { RequestContext } from './request-env.ts';

/**
 * Guards pages by the route table. The language of a page is its path's. A refusal is a redirect
 * to where it can be mended; someone else's case is answered as an absent one.
 */
export async function guardPage(c: RequestContext, next: Next): Promise<Response | undefined> {
  const url = new URL(c.req.url);
  const locale = localeOfPath(url.pathname);
  c.set('common', { ...c.var.common, language: locale });
  const found = findRoute(decodedPath(withoutLocale(url.pathname)));
  c.set('route', found?.name);
  if (found) {
    const { access } = routes[found.name];
    const target = redirectFor(c, access, { locale, here: url.pathname + url.search });
    if (target) return c.redirect(target, 303);
    if (access === 'owner') await requireOwner(c, found.params.infoUuid);
    if (access === 'staff') requireStaff(c);
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

function redirectFor(
  c: RequestContext,
  access: PageAccess,
  { locale, here }: { locale: Locale; here: string },
): string | undefined {
  if (access === 'open') return undefined;
  const { visitor, house, common } = c.var;
  const query = { redirectUrl: here };
  if (access === 'userinfo') {
    if (visitor.kind === 'viewer') return undefined;
    if (common.container === 'messaging' && house.messaging)
      return linkTo('authService', { query, locale });
    const guestMayGo = house.config.guestGiving && !here.includes('/cf/bind-phone');
    return guestMayGo ? undefined : linkTo('login', { query, locale });
  }
  if (visitor.kind === 'guest') return linkTo('login', { query, locale });
  return visitor.viewer.mobileBound ? undefined : linkTo('login', { query, locale });
}

async function requireOwner(c: RequestContext, caseId: string | undefined): Promise<void> {
  const { visitor, house } = c.var;
  const owner = caseId ? await findCaseOwner(house.db, caseId) : undefined;
  if (!owner || visitor.kind !== 'viewer' || visitor.viewer.userId !== owner)
    throw new Problem('notFound');
}

function requireStaff(c: RequestContext): void {
  const { visitor } = c.var;
  if (visitor.kind !== 'viewer' || visitor.viewer.roles.length === 0) throw new Problem('notFound');
}
