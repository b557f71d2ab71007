import { Hono } from 'hono';
import type { Database } from '#src/server/db/database.ts';
import type { RequestEnv } from '#src/server/door/request-env.ts';
import { tagOfLists } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { displayStatuses } from '#src/shared/cases/enumerations.ts';
import { type Locale, locales, withLocale } from '#src/shared/platform/locale.ts';
import { asXml, escapeXml, sitemapNamespace, urlset } from '#src/shared/platform/urlset.ts';
import { linkTo, type Route, routes } from '#src/shared/routes.ts';
import { robotsText } from './robots-text.ts';
import { securityText } from './security-text.ts';

const newestCases = 5000;
const partPath = (locale: Locale) => `/sitemap-cases-${locale}.xml`;

/**
 * Answers what machines ask for: the sitemap in parts of at most 5,000 addresses, robots.txt, and
 * whom to tell of a weakness.
 */
export function sitemap(): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.get('/robots.txt', (c) => c.text(robotsText(c.var.services.config.publicOrigin)));
  app.get('/.well-known/security.txt', (c) => {
    const { config, now } = c.var.services;
    return c.text(securityText(config, now()));
  });
  app.get('/sitemap.xml', (c) => answerXml(indexXml(c.var.services.config.publicOrigin)));
  app.get('/sitemap-pages.xml', (c) => answerXml(pagesXml(c.var.services.config.publicOrigin)));
  for (const locale of locales) {
    app.get(partPath(locale), async (c) => answerXml(await keptCasesXml(c.var.services, locale)));
  }
  return app;
}

function answerXml(xml: string): Response {
  const headers = { 'content-type': 'application/xml', 'cache-control': 'max-age=600' };
  return new Response(xml, { headers });
}

function indexXml(origin: string): string {
  const parts = ['/sitemap-pages.xml', ...locales.flatMap((l) => [partPath(l), textsPath(l)])];
  const entries = parts.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`);
  return asXml(`<sitemapindex ${sitemapNamespace}>${entries.join('')}</sitemapindex>`);
}

/** Texts live in files, which only the build reads; it writes their part. */
function textsPath(locale: Locale): string {
  return withLocale('/sitemap-texts.xml', locale);
}

function pagesXml(origin: string): string {
  const open = (Object.values(routes) as Route[]).filter(
    ({ path, indexed }) => indexed && !path.includes('{'),
  );
  return urlset(
    open.flatMap(({ path }) =>
      locales.map((locale) => ({ url: origin + withLocale(path, locale) })),
    ),
  );
}

const keptByServices = new WeakMap<Services, Map<Locale, Promise<string>>>();

/** It is read once, and again after a write that changes the lists; however many ask meanwhile. */
function keptCasesXml(services: Services, locale: Locale): Promise<string> {
  const kept = keptByServices.get(services) ?? startKeeping(services);
  const found = kept.get(locale) ?? casesXml(services, locale);
  kept.set(locale, found);
  found.catch(() => kept.delete(locale));
  return found;
}

function startKeeping(services: Services): Map<Locale, Promise<string>> {
  const kept = new Map<Locale, Promise<string>>();
  services.pageTags.listen((tags) => {
    if (tags.includes(tagOfLists)) kept.clear();
  });
  keptByServices.set(services, kept);
  return kept;
}

async function casesXml({ db, config }: Services, locale: Locale): Promise<string> {
  const rows = await findNewestCases(db);
  return urlset(
    rows.map(({ id, published_at }) => ({
      url: config.publicOrigin + linkTo('contribute', { params: { infoUuid: id }, locale }),
      changedAt: published_at,
    })),
  );
}

/** Finds those that take gifts, as lists show them, by the index of the newest. */
function findNewestCases(db: Database) {
  return db
    .selectFrom('cases')
    .select((eb) => ['id', eb.ref('published_at').$notNull().as('published_at')])
    .where('status', '=', 'CROWDFUNDING_STATED')
    .where('published_at', '>=', 0)
    .where('display_status', '<>', displayStatuses.atRisk)
    .where('audience', '=', 'public')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(newestCases)
    .execute();
}
