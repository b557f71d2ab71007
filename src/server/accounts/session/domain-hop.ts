import { randomBytes } from 'node:crypto';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { reportEvents } from '#src/server/door/report-events.ts';
import type { RequestContext } from '#src/server/door/request-env.ts';
import { secondaryOf } from '#src/server/door/secondary-domain.ts';
import { sessionTokenOf, writeSessionCookie } from '#src/server/door/session/session-cookie.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import type { ShownHop } from '#src/shared/accounts/shown-hop.ts';
import { deviceOf } from '#src/shared/platform/container.ts';
import { localeOfPath } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { keepHop, takeHop } from './hop-cookie.ts';
import { asksForHops, debugName, findShownHop } from './hop-debug.ts';
import type { HopRefusal } from './hop-refusal.ts';
import { openSession } from './open-session.ts';
import { revokeToken } from './revoke-session.ts';

/** It lives between two redirects; nobody needs longer. */
const ticketLifeMs = 60_000;
const statePattern = /^[\w-]{22}$/;

/**
 * Leads from a second domain to the main one, with a state that only this browser can bring back.
 */
export function askMainDomain(c: RequestContext, target: string, domain: string): Response {
  const query = { domain, state: keepHop(c, target), [debugName]: asksForHops(target) ? '1' : '' };
  const { publicOrigin } = c.var.services.config;
  return leave(c, publicOrigin + linkTo('authService', { query, locale: localeOf(c) }));
}

/**
 * Leads back from the main domain with a ticket for who is signed in here, or first to where one
 * signs in. `signIn` begins that and comes back to this very address.
 */
export async function sendToDomain(
  c: RequestContext,
  { domain, state }: { domain: string; state: string | null },
  signIn: (here: string) => Response | HopRefusal,
): Promise<Response | HopRefusal | ShownHop> {
  const { visitor, services } = c.var;
  const { publicOrigin, ownOrigins } = services.config;
  const isOther = domain !== publicOrigin && ownOrigins.includes(domain);
  if (!isOther || secondaryOf(c) || !statePattern.test(state ?? '')) return 'foreign';
  if (visitor.kind !== 'viewer') {
    const { pathname, search } = new URL(c.req.url);
    return signIn(pathname + search);
  }
  const { userId } = visitor.viewer;
  const ticket = randomBytes(32).toString('base64url');
  await services.db
    .insertInto('domain_tickets')
    .values({
      ...{ ticket_hash: sha256(ticket), state_hash: sha256(state ?? ''), origin: domain },
      ...{ user_id: userId, userinfo_scope: visitor.viewer.userinfoScope ? 1 : 0 },
      expires_at: services.now() + ticketLifeMs,
    })
    .execute();
  const query = { ticket, state: state ?? '' };
  const nextUrl = domain + linkTo('authService', { query, locale: localeOf(c) });
  const isAsked = asksForHops(c.req.url);
  return showOrLeave(c, { isAsked, userId, at: 'main', secondOrigin: domain, nextUrl });
}

/**
 * It is back on the second domain, in the browser that began: the ticket becomes a session of its
 * own.
 */
export async function arriveWithTicket(
  c: RequestContext,
  { ticket, state }: { ticket: string; state: string | null },
): Promise<Response | HopRefusal | ShownHop> {
  const own = takeHop(c, state ?? '');
  const origin = secondaryOf(c);
  if (!own || !origin) return 'foreign';
  const { services } = c.var;
  const now = services.now();
  const asked = { ticket, state: state ?? '', origin, device: deviceOf(userAgentOf(c)) };
  const spent = await spendTicket(services, asked, now);
  if (!spent) {
    reportEvents(services, [{ type: 'domainTiming', path: c.req.path, reason: 'ticket' }], now);
    return 'spent';
  }
  const before = sessionTokenOf(c);
  if (before) await revokeToken(services.db, before, now);
  writeSessionCookie(c, spent.token);
  const [isAsked, nextUrl] = [asksForHops(own.target), own.target];
  const { userId } = spent;
  return showOrLeave(c, { isAsked, userId, at: 'second', secondOrigin: origin, nextUrl });
}

type Hop = Parameters<typeof findShownHop>[1] & { isAsked: boolean };

/** Staff of a demo may look at each hop before it goes on. */
async function showOrLeave(
  c: RequestContext,
  { isAsked, ...hop }: Hop,
): Promise<Response | ShownHop> {
  const shown = isAsked ? await findShownHop(c, hop) : undefined;
  return shown ?? leave(c, hop.nextUrl);
}

type Asked = Record<'ticket' | 'state' | 'origin' | 'device', string>;

/** Uses a ticket up and answers whose session it became; undefined where it is not good, or no more. */
function spendTicket(
  { db }: Pick<RequestContext['var']['services'], 'db'>,
  { ticket, state, origin, device }: Asked,
  now: number,
): Promise<{ token: string; userId: string } | undefined> {
  return inTransaction(db, async (trx) => {
    const found = await trx
      .deleteFrom('domain_tickets')
      .where('ticket_hash', '=', sha256(ticket))
      .where('state_hash', '=', sha256(state))
      .where('origin', '=', origin)
      .where('expires_at', '>', now)
      .returning(['user_id', 'userinfo_scope'])
      .executeTakeFirst();
    if (!found) return undefined;
    const { user_id: userId, userinfo_scope: scope } = found;
    const opened = await openSession(trx, { userId, device, userinfoScope: scope === 1, now });
    return { token: opened.token, userId };
  });
}

/** What an address carries here is nobody else's to see or keep. */
function leave(c: RequestContext, target: string): Response {
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  return c.redirect(target, 303);
}

const localeOf = (c: RequestContext) => localeOfPath(c.req.path);
const userAgentOf = (c: RequestContext) => c.req.header('user-agent') ?? '';
