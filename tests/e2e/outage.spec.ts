import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo, type Route, type RouteName, routes } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';
import { expect, once, test } from '../support/browser.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServerProcess } from '../support/server-process.ts';

/** This stands in for a part of an address; nothing of it is ever found. */
const anything = 'somethingOfNobody1234567890';
/** This caller's session has to be looked up. */
const headers = { authorization: `Bearer ${anything}` };

function addressOf(name: RouteName, locale: Locale): string {
  const names = [...routes[name].path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part as string);
  const params = Object.fromEntries(names.map((part) => [part, anything]));
  const asksForCase = (routes[name].query as readonly string[]).includes('infoUuid');
  return linkTo(name, { params, query: asksForCase ? { infoUuid: anything } : {}, locale });
}

/**
 * These are pages that are made for one reader look his session up; the others read the case they
 * name.
 */
const readers = (Object.entries(routes) as [RouteName, Route][]).filter(
  ([name, { mode, path }]) =>
    mode === 'P' && name !== 'shortLink' && name !== 'serviceStatus' && !path.includes('{product}'),
);

/** What was typed stands in the page that says so. */
async function expectFormKept(origin: string): Promise<void> {
  const body = new URLSearchParams({ step: 'send', mobile: '13800000031', agreement: 'on' });
  const address = origin + linkTo('login', { locale: 'en' });
  const refused = await fetch(address, { method: 'POST', headers: { origin }, body });
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('value="13800000031"');
}

test('while the database is gone, pages say so with their true status', once, async () => {
  test.slow();
  const postgres = await startPostgres();
  if (!postgres) throw new Error('There is no PostgreSQL to take away.');
  const folder = mkdtempSync(join(scratchDir(), 'warmlight-outage-'));
  const server = await startServerProcess(folder, { DATABASE_URL: postgres.url });
  try {
    await postgres.stop();
    for (const locale of ['zh-CN', 'en'] as const) {
      const { outage, crash } = textsOf(locale).tools;
      for (const [name] of readers) {
        const address = addressOf(name, locale);
        const answer = await fetch(server.origin + address, { headers, redirect: 'manual' });
        expect.soft(answer.status, address).toBe(503);
        expect.soft(Number(answer.headers.get('retry-after')), address).toBeGreaterThan(0);
        const html = await answer.text();
        expect.soft(html, address).toContain(outage.title);
        expect.soft(html, address).toContain(crash.money);
      }
      const { impaired, recordUnknown, well } = textsOf(locale).service;
      const status = await fetch(server.origin + linkTo('serviceStatus', { locale }), { headers });
      expect(status.status).toBe(200);
      const words = await status.text();
      expect(words).toContain(impaired);
      expect(words).toContain(recordUnknown);
      expect(words).not.toContain(well);
    }
    await expectFormKept(server.origin);
    const kept = await fetch(server.origin + addressOf('contribute', 'zh-CN'));
    expect(kept.status).toBe(503);
    const articles = await fetch(server.origin + linkTo('articleList', { locale: 'zh-CN' }));
    expect(articles.status).toBe(200);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The framework would answer these by itself, were it let. */
const endpoints = ['/_image?href=/favicon.svg', '/_server-islands/a', '/_actions/a'];

for (const path of [...endpoints, ...endpoints.map((one) => `/en${one}`)]) {
  test(`${path} is not there`, once, async ({ server }) => {
    expect((await fetch(server.origin + path)).status).toBe(404);
  });
}
