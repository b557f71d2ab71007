import { expect, test } from '../support/browser.ts';

/** These are ways to write a guarded page's path that a router may read as the page itself. */
const disguises = [
  '/cf/mine',
  '/cf/mine/',
  '//cf/mine',
  '/cf//mine',
  '/cf/./mine',
  '/cf/x/../mine',
  '/%63f/mine',
  '/cf/%6dine',
  '/cf%2fmine',
  '/cf/%256dine',
  '/%65n/cf/mine',
  '/en//cf/mine',
  '/en/cf/mine',
  '/en/en/cf/mine',
  '/cf/mine.html',
  '/cf/mine/index.html',
  '/CF/mine',
  '/cf/mine;x',
  '/%zz/cf/mine',
  '/cf/mine%00',
];

test('no way of writing the path shows a guest what needs signing in', async ({
  server,
  texts,
}) => {
  for (const path of disguises) {
    const response = await fetch(server.origin + path, { redirect: 'manual' });
    const said = `${path} answered ${response.status}`;
    expect(response.status, said).toBeLessThan(500);
    expect([200].includes(response.status), said).toBe(false);
    expect(await response.text(), said).not.toContain(texts.accounts.mine.logout);
    const target = response.headers.get('location');
    if (target) expect(new URL(target, server.origin).origin, said).toBe(server.origin);
  }
});
