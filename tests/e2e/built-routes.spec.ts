import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, withLocale } from '#src/shared/platform/locale.ts';
import { type Route, routes } from '#src/shared/routes.ts';
import { expect, once, test } from '../support/browser.ts';

const chunks = join(import.meta.dirname, '../../dist/current/server/chunks');
/** They are made of texts and no page, under this name in no language alone. */
const textFiles = ['/rss.xml', '/sitemap-texts.xml', '/site.webmanifest'];

/** Finds what the build's own list of routes answers, as the server reads it at its start. */
function findBuilt(): string[] {
  const code = readdirSync(chunks).map((name) => readFileSync(join(chunks, name), 'utf8'));
  const found = code.flatMap((text) => [...text.matchAll(/"route":"(\/[^"]*)"/g)]);
  return [...new Set(found.map(([, route]) => (route as string).replace(/(?<=.)\/$/, '')))];
}

/** Writes a path of the route table as the build does. */
const patternsOf = ({ path }: Route): string[] =>
  locales.map((locale) =>
    withLocale(path, locale)
      .replaceAll(/\{(\w+)\}/g, (_, name) => (path === '/{token}' ? '[...token]' : `[${name}]`))
      .replace(/(?<=.)\/$/, ''),
  );

test(
  'every route of the build stands in the route table, and the other way round',
  once,
  async ({ server }) => {
    const built = findBuilt();
    const known = Object.values<Route>(routes).flatMap(patternsOf);
    const texts = textFiles.map((file) => `/[...locale]${file}`);
    const all = [...known, ...texts];
    expect(all.filter((pattern) => !built.includes(pattern))).toEqual([]);
    // What the framework brings along stands in its list and is answered to nobody.
    const more = built.filter((pattern) => !all.includes(pattern));
    expect(more.filter((pattern) => !pattern.startsWith('/_'))).toEqual([]);
    for (const pattern of more) {
      const path = pattern.replaceAll(/\[[^\]]+\]/g, 'a');
      expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 404]);
      const headers = { origin: server.origin };
      const body = new URLSearchParams({ a: '1' });
      const posted = await fetch(server.origin + path, { method: 'POST', headers, body });
      expect([404, 405], path).toContain(posted.status);
    }
  },
);
