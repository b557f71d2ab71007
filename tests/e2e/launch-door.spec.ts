import { randomInt } from 'node:crypto';
import { expect, test } from '../support/browser.ts';
import { signInAt } from '../support/sign-in-in-place.ts';

/** Makes a number that no other run signed in with. */
const anyMobile = () => `138${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** Answers where each wording of a link leads; more than one way is more than one page. */
function waysOf(links: { words: string; path: string }[]): Map<string, Set<string>> {
  const ways = new Map<string, Set<string>>();
  for (const { words, path } of links) ways.set(words, (ways.get(words) ?? new Set()).add(path));
  return ways;
}

test.use({ viewport: { width: 375, height: 812 } });

test('a guest is two taps from the front page to launching an appeal: the door, and signing in for it', async ({
  page,
  link,
  texts,
}) => {
  const { raising, home, accounts } = texts;
  await page.goto(link('home'));
  await page.getByRole('main').getByRole('link', { name: home.askStart }).tap();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText(accounts.signIn.leads.launch)).toBeVisible();
  await signInAt(page.getByRole('main'), { mobile: anyMobile(), texts });
  await expect(page).toHaveURL(new RegExp(`${link('launch')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(raising.launchTitle);
  await expect(page.getByRole('button', { name: raising.launchGo })).toBeVisible();
});

test('a signed-in reader is one tap away', async ({ page, link, texts, signIn }) => {
  const { raising, home } = texts;
  await signIn(page, anyMobile());
  await page.goto(link('home'));
  await page.getByRole('main').getByRole('link', { name: home.askStart }).tap();
  await expect(page).toHaveURL(new RegExp(`${link('launch')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(raising.launchTitle);
  await expect(page.getByRole('button', { name: raising.launchGo })).toBeVisible();
});

test('the same words lead to one page, wherever a family that needs help reads them', async ({
  page,
  link,
}) => {
  const links: { words: string; path: string }[] = [];
  for (const route of ['home', 'getHelp', 'initiator', 'articleList'] as const) {
    await page.goto(link(route));
    links.push(
      ...(await page.locator('a[href^="/"]:not([hreflang])').evaluateAll((found) =>
        found.map((one) => ({
          words: one.getAttribute('aria-label') ?? (one.textContent ?? '').trim(),
          path: (one as HTMLAnchorElement).pathname,
        })),
      )),
    );
  }
  const split = [...waysOf(links)].filter(([, paths]) => paths.size > 1);
  expect(split.map(([words, paths]) => [words, ...paths])).toEqual([]);
});
