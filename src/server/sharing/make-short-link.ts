import { randomInt } from 'node:crypto';
import type { Database } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { shareOf } from '#src/shared/donations/gift-form.ts';
import { defaultLocale, withoutLocale } from '#src/shared/platform/locale.ts';
import { safeTarget } from '#src/shared/platform/safe-target.ts';
import { visitQueryOf } from '#src/shared/platform/visit-query.ts';
import { declaredQuery } from '#src/shared/routes/route.ts';
import { findRoute, linkTo, routes } from '#src/shared/routes.ts';
import { codeAlphabet, codeLength } from '#src/shared/sharing/check-code.ts';

type LinkServices = Pick<Services, 'db' | 'config'>;

/** Makes the short address of an own page that may be shared; made at its first use. */
export async function makeShortLink(
  { db, config }: LinkServices,
  url: string,
  now: number,
): Promise<{ token: string; url: string }> {
  const target = shareableTarget(url, config);
  if (!target) throw new Problem('inputInvalid', { fields: { url: 'ownUrl' } });
  const token = (await findToken(db, target)) ?? (await addToken(db, target, now));
  const path = linkTo('shortLink', { params: { token }, locale: defaultLocale });
  return { token, url: config.publicOrigin + path };
}

/** Makes the short address of a case; its token is the code that stands on posters. */
export function makeCaseCode(services: LinkServices, caseId: string, now: number) {
  const path = linkTo('contribute', { params: { infoUuid: caseId }, locale: defaultLocale });
  return makeShortLink(services, path, now);
}

/**
 * Answers an own path where it can be one, so that the link outlives a change of host; of its query
 * what the page reads and how it was shared, so that what others add makes no second link.
 */
function shareableTarget(url: string, config: Services['config']): string | undefined {
  const target = safeTarget(url, config.ownOrigins);
  if (!target) return undefined;
  const parsed = new URL(target, config.publicOrigin);
  // Pages that may not be shared have secrets in their addresses, such as receipt codes.
  const found = findRoute(withoutLocale(parsed.pathname));
  if (!found || !routes[found.name].share) return undefined;
  const asked = new URLSearchParams(declaredQuery(routes[found.name], parsed.searchParams));
  const share = shareOf(Object.fromEntries(parsed.searchParams));
  const sharer = share.shareSourceId ? visitQueryOf(parsed.searchParams, ['userSourceId']) : {};
  for (const [name, value] of Object.entries({ ...share, ...sharer })) asked.set(name, value);
  const path = parsed.pathname + (asked.size > 0 ? `?${asked}` : '');
  return parsed.origin === config.publicOrigin ? path : parsed.origin + path;
}

async function findToken(db: Database, target: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('short_links')
    .select('token')
    .where('target', '=', target)
    .executeTakeFirst();
  return row?.token;
}

async function addToken(db: Database, target: string, now: number): Promise<string> {
  const token = Array.from(
    { length: codeLength },
    () => codeAlphabet[randomInt(codeAlphabet.length)],
  );
  const row = { token: token.join(''), target, visit_count: 0, created_at: now };
  try {
    await inTransaction(db, (trx) => trx.insertInto('short_links').values(row).execute());
    return row.token;
  } catch (error) {
    const winner = isUniqueViolation(error) ? await findToken(db, target) : undefined;
    if (!winner) throw error;
    return winner;
  }
}
