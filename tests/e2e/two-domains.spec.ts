import type { Page } from 'playwright/test';
import type { Texts } from '#src/texts/texts.ts';
import { expect, once, test } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findFreePort, startServerProcess } from '../support/server-process.ts';

type Domains = { main: string; other: string };

/** A server of its own with the demo's people, which stands on two own domains. */
async function onTwoDomains(page: Page, run: (domains: Domains) => Promise<void>): Promise<void> {
  const port = await findFreePort();
  const [main, other] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const env = { PORT: String(port), PUBLIC_ORIGIN: main, OWN_ORIGINS: other };
  const server = await startServerProcess(process.env.WARMLIGHT_SEEDED ?? '', env);
  try {
    await run({ main, other });
  } finally {
    // What a page still fetches when idle is given up with the page, not refused by a server gone.
    await page.goto('about:blank');
    await server.stop();
  }
}

/** On the sign-in page that the page came to. */
async function signInHere(page: Page, texts: Texts, mobile: string): Promise<void> {
  const { signIn: t } = texts.accounts;
  await page.getByLabel(t.mobile, { exact: true }).fill(mobile);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t.send }).click();
  const code = (await page.getByRole('status').filter({ hasText: /\d{6}/ }).textContent()) ?? '';
  await page.getByLabel(t.code, { exact: true }).fill(code.match(/\d{6}/)?.[0] ?? '');
  await page.getByRole('button', { name: t.check, exact: true }).click();
}

test(
  'who signs in on one own domain is signed in on both after one hop',
  once,
  async ({ page, link, texts }) => {
    await onTwoDomains(page, async ({ main, other }) => {
      await page.goto(other + link('mineOrder'));
      await expect(page).toHaveURL(new RegExp(`^${main}/login`));
      await signInHere(page, texts, '13855550001');
      await page.waitForURL(other + link('mineOrder'));
      await page.goto(main + link('mineOrder'));
      await expect(page).toHaveURL(main + link('mineOrder'));
      // The other way on: signed in on the main domain, a second one needs no word.
      await page.context().clearCookies({ domain: 'localhost' });
      await page.goto(other + link('mine'));
      await expect(page).toHaveURL(other + link('mine'));
    });
  },
);

test('staff of a demo see each hop of a sign-in between domains, and go on by hand', async ({
  page,
  link,
  texts,
  locale,
}) => {
  const { hopTrace: t } = texts.accounts;
  await onTwoDomains(page, async ({ main, other }) => {
    const target = `${link('mineOrder')}?isMulDomainDebug=1`;
    await page.goto(other + target);
    await signInHere(page, texts, '13900000001');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
    await expect(page).toHaveURL(new RegExp(`^${main}`));
    const now = page.locator('[aria-current=step]');
    await expect(now).toHaveText(t.main(new URL(main).host));
    await expectAccessible(page, locale);
    await page.getByRole('link', { name: t.goOn }).click();
    await expect(page).toHaveURL(new RegExp(`^${other}`));
    await expect(now).toHaveText(t.second(new URL(other).host));
    await expect(page.getByText(t.target(target))).toBeVisible();
    await page.getByRole('link', { name: t.goOn }).click();
    await expect(page).toHaveURL(other + target);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.titles.mineOrder);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the post of a form leads over the other domain, to a session and to the cashier of a gift',
    once,
    async ({ page, link, texts }) => {
      const { donations: t } = texts;
      await onTwoDomains(page, async ({ main, other }) => {
        await page.goto(other + link('mineOrder'));
        await signInHere(page, texts, '13855550002');
        await expect(page).toHaveURL(other + link('mineOrder'));
        await page.goto(other + link('commonList'));
        await page.locator('main a[href*="/cf/contribute/"]').first().click();
        await page.waitForURL(`${other}/cf/contribute/**`);
        await page.getByRole('link', { name: t.give }).click();
        await page.getByText(t.otherAmount, { exact: true }).click();
        await page.getByLabel(t.ownAmountLabel).fill('66');
        await page.getByRole('button', { name: t.payNow }).click();
        await page.waitForURL(`${main}/sandbox/cashier/**`);
      });
    },
  );
});
