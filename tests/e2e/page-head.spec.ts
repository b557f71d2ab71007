import { type Route, type RouteName, routes } from '#src/shared/routes.ts';
import { expect, test } from '../support/browser.ts';
import { addressOf } from '../support/page-addresses.ts';

/** These may be passed on: they are the same for every reader, or meant to be shared. */
const passedOn = (Object.entries(routes) as [RouteName, Route][])
  .filter(([name, { mode, share }]) => (mode !== 'P' || share) && name !== 'notFound')
  .map(([name]) => name);

/** They lead on to a page that another route names. */
const leading: readonly RouteName[] = [
  'trigger',
  'shortLink',
  'messageMiddlePage',
  'authMiddlePage',
];

function findAll(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'));
}

test('a page that may be passed on names addresses and a picture that are there', async ({
  server,
  link,
}) => {
  const statuses = new Map<string, number>();
  // Prerendered pages name the origin that the build was told.
  const statusOf = async (address: string) => {
    const { pathname, search } = new URL(address);
    const status = statuses.get(address) ?? (await fetch(server.origin + pathname + search)).status;
    statuses.set(address, status);
    return status;
  };
  for (const name of passedOn) {
    const html = await (await fetch(server.origin + (await addressOf(name, server, link)))).text();
    const canonical = findAll(html, /<link rel="canonical" href="([^"]+)"/g);
    const alternate = findAll(html, /<link rel="alternate" hreflang="[^"]+" href="([^"]+)"/g);
    const image = findAll(html, /<meta property="og:image" content="([^"]+)"/g);
    expect.soft(canonical, name).toHaveLength(1);
    expect.soft(alternate, name).toHaveLength(1);
    expect.soft(image, name).toHaveLength(1);
    expect
      .soft(findAll(html, /<meta property="og:url" content="([^"]+)"/g), name)
      .toEqual(canonical);
    for (const url of [...canonical, ...alternate, ...image]) {
      expect.soft(await statusOf(url), `${name}: ${url}`).toBe(200);
    }
  }
});

test('no two pages that may be passed on share a title', async ({ server, link }) => {
  const named = new Map<string, RouteName>();
  for (const name of passedOn.filter((route) => !leading.includes(route))) {
    const html = await (await fetch(server.origin + (await addressOf(name, server, link)))).text();
    const [title = ''] = findAll(html, /<title[^>]*>([^<]+)</g);
    expect.soft(named.get(title), `${name}: ${title}`).toBeUndefined();
    named.set(title, name);
  }
});

test('an address keeps the query its page needs, and no tracker', async ({ server, link }) => {
  const path = await addressOf('commentList', server, link);
  const html = await (await fetch(`${server.origin}${path}&utm_source=x`)).text();
  expect(html).toContain(`<link rel="canonical" href="${server.origin}${path}"`);
});

test('a page of one person names no address: what is secret in it is not passed on', async ({
  server,
  link,
}) => {
  const path = await addressOf('receipt', server, link);
  const html = await (await fetch(server.origin + path)).text();
  expect(findAll(html, /<(?:link rel="canonical"|meta property="og:url")([^>]+)>/g)).toEqual([]);
});

test('the site can be put on the first screen of a phone', async ({ page, server, link }) => {
  await page.goto(link('home'));
  const href = (rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href');
  const manifest = await (await fetch(server.origin + (await href('manifest')))).json();
  expect(manifest).toMatchObject({ start_url: link('home'), display: 'minimal-ui', scope: '/' });
  for (const field of ['name', 'short_name', 'background_color', 'theme_color']) {
    expect(manifest[field], field).toMatch(/\S/);
  }
  const sizes = (manifest.icons as { sizes: string }[]).map((icon) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  const icons = (manifest.icons as { src: string }[]).map(({ src }) => src);
  for (const path of [...icons, await href('apple-touch-icon'), '/favicon.ico']) {
    const answer = await fetch(server.origin + path);
    expect.soft(answer.status, String(path)).toBe(200);
    expect.soft(answer.headers.get('content-type'), String(path)).toMatch(/^image\//);
  }
});
