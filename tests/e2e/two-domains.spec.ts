import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright/test';
import { expect, once, test } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { onTwoDomains, signInHere, stepFrom } from '../support/two-domains.ts';

test(
  'who signs in on one own domain is signed in on both after one hop',
  once,
  async ({ page, link, texts }) => {
    await onTwoDomains(page, async ({ main, other }) => {
      await page.goto(other + link('mineOrder'));
      await expect(page).toHaveURL(new RegExp(`^${main}${link('login')}`));
      await signInHere(page, texts, '13855550001');
      await page.waitForURL(other + link('mineOrder'));
      await page.goto(main + link('mineOrder'));
      await expect(page).toHaveURL(main + link('mineOrder'));
      // This is the other way on: signed in on the main domain, a second one needs no word.
      await page.context().clearCookies({ domain: 'localhost' });
      await page.goto(other + link('mine'));
      await expect(page).toHaveURL(other + link('mine'));
    });
  },
);

test.describe('a ticket between the domains', () => {
  test.use({ expectedErrors: [/\b400\b/] });

  test(
    'is good once, for a minute, in the browser that began, and leads to own pages alone',
    once,
    async ({ page, link, texts, browser }) => {
      const { hop: t } = texts.accounts;
      await onTwoDomains(page, async ({ main, other, folder }) => {
        await page.goto(other + link('mineOrder'));
        await signInHere(page, texts, '13855550003');
        await page.waitForURL(other + link('mineOrder'));
        /** It begins anew on the second domain, as far as the address with the ticket. */
        const askTicket = async () => {
          await page.context().clearCookies({ domain: 'localhost' });
          const query = { redirectUrl: link('mineOrder') };
          const toMain = await stepFrom(page, other + link('authService', { query }));
          return stepFrom(page, toMain);
        };
        const refused = async (at: Page, address: string, words: string) => {
          await at.goto(address);
          await expect(at.getByRole('heading', { level: 1 })).toHaveText(t.title);
          await expect(at.getByText(words)).toBeVisible();
        };

        const ticket = await askTicket();
        const stranger = await (await browser.newContext()).newPage();
        await refused(stranger, ticket, t.foreign);
        await stranger.context().close();
        await page.goto(ticket);
        await expect(page).toHaveURL(other + link('mineOrder'));
        await refused(page, ticket, t.foreign);

        const late = await askTicket();
        const db = new DatabaseSync(join(folder, 'warmlight.db'), { timeout: 5000 });
        db.exec('update domain_tickets set expires_at = 0');
        db.close();
        await refused(page, late, t.spent);

        const foreign = { domain: 'https://evil.example', state: 'A'.repeat(22) };
        await refused(page, main + link('authService', { query: foreign }), t.foreign);
        const evil = { redirectUrl: 'https://evil.example/' };
        await page.goto(other + link('authService', { query: evil }));
        await expect(page).toHaveURL(other + link('mine'));
      });
    },
  );
});

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
        await page.waitForURL(new RegExp(`^${other}.*/cf/contribute/`));
        await page.getByRole('link', { name: t.give }).click();
        await page.getByText(t.otherAmount, { exact: true }).click();
        await page.getByLabel(t.ownAmountLabel).fill('66');
        await page.getByRole('button', { name: t.payNow }).click();
        await page.waitForURL(`${main}/sandbox/cashier/**`);
      });
    },
  );
});
