import type { Next } from 'hono';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { RequestContext } from '#src/server/door/request-env.ts';
import { shareOf } from '#src/shared/donations/gift-form.ts';
import { type Locale, localeOfPath, withoutLocale } from '#src/shared/platform/locale.ts';
import { findRoute, linkTo } from '#src/shared/routes.ts';
import { countVisit } from './count-visit.ts';
import { findShareableCase } from './find-shareable-case.ts';
import { findShortLink } from './find-short-link.ts';

/**
 * Follows short links and share triggers: both count and lead on. What leads nowhere is left to the
 * page, which answers that there is nothing.
 */
export async function followShareLink(
  c: RequestContext,
  next: Next,
): Promise<Response | undefined> {
  const url = new URL(c.req.url);
  const found = ['GET', 'HEAD'].includes(c.req.method)
    ? findRoute(withoutLocale(url.pathname))
    : undefined;
  const target =
    found?.name === 'shortLink'
      ? await followShortLink(c, found.params.token ?? '')
      : found?.name === 'trigger'
        ? await followTrigger(c, { caseId: found.params.infoUuid ?? '', url })
        : undefined;
  if (target === undefined) return void (await next());
  c.header('cache-control', 'no-store');
  return c.redirect(target, 303);
}

/** Only real visits count: link previews ask with HEAD. */
async function followShortLink(c: RequestContext, typed: string): Promise<string | undefined> {
  const { services } = c.var;
  const link = await findShortLink(services, typed);
  if (!link || c.req.method === 'HEAD') return link?.target;
  await inTransaction(services.db, (trx) =>
    trx
      .updateTable('short_links')
      .set((eb) => ({ visit_count: eb('visit_count', '+', 1) }))
      .where('token', '=', link.token)
      .execute(),
  );
  return link.target;
}

type Trigger = { caseId: string; url: URL };

/** Leads to the case with its share sheet open, and as what it was shared. */
async function followTrigger(
  c: RequestContext,
  { caseId, url }: Trigger,
): Promise<string | undefined> {
  const { services, visitor, address } = c.var;
  const found = await findShareableCase(services.db, { caseId }, services.now());
  if (!found) return undefined;
  const locale: Locale = localeOfPath(url.pathname);
  const query = shareOf(Object.fromEntries(url.searchParams));
  const { shareSourceId = '' } = query;
  const userId = visitor.kind === 'viewer' ? visitor.viewer.userId : undefined;
  const userAgent = c.req.header('user-agent') ?? '';
  const visit = { caseId, shareSourceId, userId, address, userAgent };
  if (c.req.method === 'GET') await countVisit(services, visit, services.now());
  const link = linkTo('contribute', { params: { infoUuid: caseId }, query, locale });
  return found.open ? `${link}#share` : link;
}
