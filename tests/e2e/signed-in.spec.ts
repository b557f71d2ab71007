import { type RouteName, routes } from '#src/shared/routes.ts';
import { expect, test } from '../support/browser.ts';
import { addressOf, visitorOf } from '../support/page-addresses.ts';

/** One signs in there, or that came to nothing there. */
const places: readonly RouteName[] = ['login', 'authService', 'deskSignIn'];
/** They lead on to the page of a case, which is kept. */
const leading: readonly RouteName[] = ['trigger', 'shortLink'];
const names = (Object.keys(routes) as RouteName[]).filter((name) => !places.includes(name));
/** A page that is the same for all knows nobody, and may not say that its reader is not known. */
const saysGuest = /还没有?登录|Not signed in yet/;
const toLogin = /<a\b[^>]*href="[^"]*\/login[?"]/;

/** This is who reads the pages that are open to all. */
const reader = '13900000071';

test('no page tells a reader who is signed in to sign in', async ({
  page,
  server,
  link,
  signIn,
}) => {
  test.slow();
  const asking: { name: RouteName; path: string; mobile: string }[] = [];
  for (const name of names) {
    const path = await addressOf(name, server, link);
    const mobile = visitorOf(name) ?? reader;
    const headers = { cookie: `warmlight=${await server.tokenOf(mobile)}` };
    const html = await (await fetch(server.origin + path, { headers })).text();
    if (toLogin.test(html)) asking.push({ name, path, mobile });
    if (routes[name].mode === 'C') expect.soft(html, name).not.toMatch(saysGuest);
  }
  // What is kept for all readers is drawn for a guest, until the device says whose it is.
  expect(asking.map(({ name }) => name)).toContain('commentList');
  const ofReader = asking.filter(
    ({ name }) => routes[name].mode === 'P' && !leading.includes(name),
  );
  expect(ofReader).toEqual([]);
  await page.addInitScript(() => localStorage.setItem('warmlight.signed-in', '1'));
  for (const { path, mobile } of asking) {
    await signIn(page, mobile);
    await page.goto(path);
    const asks = page.locator('main a[href*="/login"]:visible');
    // A page that is never idle wakes after eight seconds, and then asks who reads.
    await expect.soft(asks, path).toHaveCount(0, { timeout: 20_000 });
  }
});
