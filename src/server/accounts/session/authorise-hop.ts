import type { Next } from 'hono';
import type { MessagingDriver } from '#src/server/channels/messaging-driver.ts';
import type { RequestContext } from '#src/server/door/request-env.ts';
import { secondaryOf } from '#src/server/door/secondary-domain.ts';
import { sessionTokenOf, writeSessionCookie } from '#src/server/door/session/session-cookie.ts';
import type { ShownHop } from '#src/shared/accounts/shown-hop.ts';
import { deviceOf } from '#src/shared/platform/container.ts';
import { localeOfPath, withoutLocale } from '#src/shared/platform/locale.ts';
import { safeTarget } from '#src/shared/platform/safe-target.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import { linkTo, routes } from '#src/shared/routes.ts';
import { arriveWithTicket, askMainDomain, sendToDomain } from './domain-hop.ts';
import { keepHop, takeHop } from './hop-cookie.ts';
import type { HopRefusal } from './hop-refusal.ts';
import { revokeToken } from './revoke-session.ts';
import { signInByMessaging } from './sign-in-by-messaging.ts';

/** Someone waits for it between two pages. */
const accountLimitMs = 8000;

/**
 * Serves the authorisation hop at /authservice: without a state it starts one, with one it is the
 * messaging app's callback. What goes wrong is left to the page, which says so.
 */
export async function authoriseHop(c: RequestContext, next: Next): Promise<Response | undefined> {
  if (c.req.method !== 'GET' || withoutLocale(c.req.path) !== routes.authService.path) {
    return void (await next());
  }
  const { messaging } = c.var.services;
  const query = new URL(c.req.url).searchParams;
  const outcome = await hop(c, messaging, query);
  if (outcome instanceof Response) return outcome;
  c.set('form', {
    step: 'hop',
    values: { redirectUrl: query.get('redirectUrl') ?? '' },
    output: outcome,
  });
  await next();
  if (typeof outcome === 'string' && c.res.status === 200)
    c.res = new Response(c.res.body, { status: 400, headers: c.res.headers });
  return undefined;
}

async function hop(
  c: RequestContext,
  messaging: MessagingDriver | undefined,
  query: URLSearchParams,
): Promise<Response | HopRefusal | ShownHop> {
  const [state, domain, ticket] = ['state', 'domain', 'ticket'].map((name) => query.get(name));
  if (domain) {
    return sendToDomain(c, { domain, state: state ?? null }, (here) => signIn(c, messaging, here));
  }
  if (ticket) return arriveWithTicket(c, { ticket, state: state ?? null });
  if (!state) return start(c, messaging, query.get('redirectUrl'));
  const own = takeHop(c, state);
  if (!own) return 'foreign';
  const code = query.get('code');
  if (!code) return 'refused';
  if (!messaging) return 'spent';
  const account = await withLimit({ what: messaging.name, ms: accountLimitMs }, (signal) =>
    messaging.accountOf(code, signal),
  );
  if (!account) return 'spent';
  const { services, common } = c.var;
  const before = sessionTokenOf(c);
  if (before) await revokeToken(services.db, before, services.now());
  const token = await signInByMessaging(
    services.db,
    {
      account: { ...account, thirdType: messaging.thirdType },
      device: deviceOf(c.req.header('user-agent') ?? ''),
      locale: common.language,
      touches: common.touches,
    },
    services.now(),
  );
  writeSessionCookie(c, token);
  return c.redirect(own.target, 303);
}

function start(
  c: RequestContext,
  messaging: MessagingDriver | undefined,
  redirectUrl: string | null,
): Response | HopRefusal {
  const locale = localeOfPath(c.req.path);
  const { config } = c.var.services;
  const target = safeTarget(redirectUrl, config.ownOrigins) ?? linkTo('mine', { locale });
  if (c.var.visitor.kind === 'viewer') return c.redirect(target, 303);
  const domain = secondaryOf(c);
  if (domain) return askMainDomain(c, target, domain);
  if (!messaging) return 'unavailable';
  const returnUrl = ownOriginOf(c) + linkTo('authService', { locale });
  return c.redirect(messaging.authoriseUrl({ state: keepHop(c, target), returnUrl }), 303);
}

/**
 * Signs in by its account in the messaging app, elsewhere by the phone; then leads on to where one
 * was.
 */
function signIn(
  c: RequestContext,
  messaging: MessagingDriver | undefined,
  here: string,
): Response | HopRefusal {
  if (messaging && c.var.common.container === 'messaging') return start(c, messaging, here);
  const query = { redirectUrl: here };
  return c.redirect(linkTo('login', { query, locale: localeOfPath(c.req.path) }), 303);
}

/** It goes back to the host that was asked, where the cookie is; the door let only own hosts in. */
function ownOriginOf(c: RequestContext): string {
  const { origin, host } = new URL(c.req.url);
  return c.var.services.config.ownOrigins.find((own) => new URL(own).host === host) ?? origin;
}
