import { afterEach, beforeEach, expect, test } from 'vitest';
import { tagOfLists } from '#src/server/platform/page-tags.ts';
import { displayStatuses } from '#src/shared/cases/enumerations.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { type Route, routes } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';
import { caseNow, makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer({
    config: {
      PUBLIC_ORIGIN: 'https://warm.example.net',
      SECURITY_CONTACT: 'mailto:security@warm.example.net',
    },
  });
});
afterEach(() => t.close());

async function read(path: string): Promise<string> {
  const headers = { host: 'warm.example.net' };
  const response = await t.request(path, { headers });
  expect(response.status).toBe(200);
  return response.text();
}

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

test('the sitemap names its parts, each in both languages', async () => {
  const parts = addressesIn(await read('/sitemap.xml'));
  expect(parts).toEqual(
    [
      ...['/sitemap-pages.xml', '/sitemap-cases-zh-CN.xml', '/sitemap-texts.xml'],
      ...['/sitemap-cases-en.xml', '/en/sitemap-texts.xml'],
    ].map((path) => `https://warm.example.net${path}`),
  );
});

test('fixed pages stand in it exactly when search engines may list them', async () => {
  const listed = addressesIn(await read('/sitemap-pages.xml'));
  for (const { path, indexed } of Object.values(routes) as Route[]) {
    if (path.includes('{')) continue;
    expect(listed.includes(`https://warm.example.net${path}`), path).toBe(indexed);
  }
  expect(listed).toContain('https://warm.example.net/en');
});

test('cases that take gifts stand in it, newest first, and doubted or hidden ones do not', async () => {
  const older = await makeCase(t.services.db, { published_at: caseNow - 9 * 86_400_000 });
  const newer = await makeCase(t.services.db);
  await makeCase(t.services.db, { display_status: displayStatuses.atRisk });
  await makeCase(t.services.db, { status: 'APPROVE_PENDING', published_at: null });
  const xml = await read('/sitemap-cases-en.xml');
  expect(addressesIn(xml)).toEqual(
    [newer, older].map(({ id }) => `https://warm.example.net/en/cf/contribute/${id}`),
  );
  expect(xml).toContain('<lastmod>2026-11-11</lastmod>');
});

test('cases are read again only after a write that changes the lists', async () => {
  const path = '/sitemap-cases-zh-CN.xml';
  expect(addressesIn(await read(path))).toHaveLength(0);
  await makeCase(t.services.db);
  expect(addressesIn(await read(path))).toHaveLength(0);
  t.services.pageTags.purge(['case:x']);
  expect(addressesIn(await read(path))).toHaveLength(0);
  t.services.pageTags.purge([tagOfLists]);
  expect(addressesIn(await read(path))).toHaveLength(1);
});

test('robots may read what is listed and not what is someone’s own', async () => {
  const text = await read('/robots.txt');
  expect(text).toContain('Sitemap: https://warm.example.net/sitemap.xml');
  const refused = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => rule);
  expect(refused).toEqual(expect.arrayContaining(['/api/', '/cf/mine$', '/en/login$']));
  const matches = (rule: string, path: string) =>
    rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule);
  for (const { path, indexed } of Object.values(routes) as Route[]) {
    if (indexed)
      expect(
        refused.some((rule) => matches(rule, path)),
        path,
      ).toBe(false);
  }
});

test('whom to tell of a weakness is said where people look for it, and for half a year', async () => {
  const answer = await t.request('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  const contacts = () => [...text.matchAll(/^Contact: (.+)$/gm)].map(([, contact]) => contact);
  expect(contacts()).toEqual([
    'mailto:security@warm.example.net',
    expect.stringMatching(/^tel:[\d-]+;phone-context=\+86$/),
  ]);
  for (const locale of locales) expect(text).toContain(`# ${textsOf(locale).service.weakness[0]}`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(t.services.now());
});
