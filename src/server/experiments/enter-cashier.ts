import type { Next } from 'hono';
import type { RequestContext } from '#src/server/door/request-env.ts';
import { readOwnCookie, writeOwnCookie } from '#src/server/door/session/own-cookie.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import { shareOfVisit } from '#src/shared/donations/gift-form.ts';
import { localeOfPath, withoutLocale } from '#src/shared/platform/locale.ts';
import { wordsOf } from '#src/shared/platform/touches.ts';
import { visitQueryOf } from '#src/shared/platform/visit-query.ts';
import { declaredQuery } from '#src/shared/routes/route.ts';
import { findRoute, linkTo, routes } from '#src/shared/routes.ts';
import { findAbStatus } from './find-ab-status.ts';
import { findCashierEntry } from './find-cashier-entry.ts';
import { findPortrait } from './find-portrait.ts';
import { findRunning } from './find-running.ts';
import { browserCookie } from './subject.ts';

/** The version stands above this room, so the server hands it in. */
type FindVersion = (
  services: Pick<Services, 'db' | 'config'>,
  userId: string | undefined,
) => Promise<{ shunt: number }>;

/**
 * Does what stands before the two cashiers: the shunt between them, and the entry of the one with
 * tests.
 */
export function enterCashier(findVersion: FindVersion) {
  return async (c: RequestContext, next: Next): Promise<Response | undefined> => {
    if (c.req.method !== 'GET') return void (await next());
    if (c.var.route === 'payMpShunt') {
      const target = await shunt(c);
      if (target) return c.redirect(target, 303);
    }
    if (c.var.route === 'payNewStyle') c.set('cashier', await enter(c, findVersion));
    return void (await next());
  };
}

/**
 * Leads in a mini-program to the original, since its app starts the payment itself; elsewhere to
 * the cashier with the test, while one runs.
 */
async function shunt(c: RequestContext): Promise<string | undefined> {
  const { searchParams, pathname } = new URL(c.req.url);
  const infoUuid = searchParams.get('infoUuid');
  if (!infoUuid) return undefined;
  const { services, common, visitor } = c.var;
  const isTested = common.container !== 'mini-program' && (await findRunning(services.db));
  if (isTested && visitor.kind === 'guest') knowBrowser(c);
  const page = isTested ? 'payNewStyle' : 'pay';
  const before = Object.entries(shareOfVisit({}, c.req.raw.headers));
  const asked = new URLSearchParams([...searchParams, ...before]);
  const declared = new URLSearchParams(declaredQuery(routes[page], asked));
  // Without all the words of the link that led here the cashier would tell of another one.
  const cameBy = { ...wordsOf(common.touches?.last), ...visitQueryOf(asked) };
  const query = { ...cameBy, ...Object.fromEntries(declared) };
  return linkTo(page, { params: { infoUuid }, query, locale: localeOfPath(pathname) });
}

/** Whoever asks not to be followed is not, and sees the original. */
function knowBrowser(c: RequestContext): void {
  if (c.req.header('sec-gpc') === '1' || readOwnCookie(c, browserCookie.name)) return;
  writeOwnCookie(c, { ...browserCookie, value: newId() });
}

function enter(c: RequestContext, findVersion: FindVersion) {
  const { services, visitor } = c.var;
  const viewer = visitor.kind === 'viewer' ? visitor.viewer : undefined;
  const caseId = findRoute(withoutLocale(c.req.path))?.params.infoUuid ?? '';
  const asker = { userId: viewer?.userId, browserId: readOwnCookie(c, browserCookie.name) };
  const now = services.now();
  const asks = {
    version: () => findVersion(services, viewer?.userId),
    abStatus: () => findAbStatus(services.db, { caseId, asker }, now),
    portrait: () => findPortrait(services.db, { caseId, viewer }),
  };
  return findCashierEntry(services, asks, now);
}
