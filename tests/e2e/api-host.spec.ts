import { isLogin } from '#src/shared/accounts/calls.ts';
import { orderContributeAdd } from '#src/shared/donations/calls.ts';
import { expect, once, test } from '../support/browser.ts';
import { onApiHost, signInHere } from '../support/two-domains.ts';

test.describe('a host of its own for calls', () => {
  test.use({ expectedErrors: [/CORS policy|\b403\b|net::ERR_FAILED/] });

  test(
    'takes the gift of a page with its cookies, and nothing from a page beside it',
    once,
    async ({ page, link, texts }) => {
      const { donations: t } = texts;
      await onApiHost(page, async ({ main, api, port }) => {
        await page.goto(main + link('mineOrder'));
        await signInHere(page, texts, '13855550004');
        await expect(page).toHaveURL(main + link('mineOrder'));
        await page.goto(main + link('commonList'));
        await page.locator('main a[href*="/cf/contribute/"]').first().click();
        await page.getByRole('link', { name: t.give }).click();
        await page.getByText(t.otherAmount, { exact: true }).click();
        await page.getByLabel(t.ownAmountLabel).fill('66');
        const sent = page.waitForRequest((one) => one.url().includes(orderContributeAdd.path));
        await page.getByRole('button', { name: t.giveAmount('66') }).click();
        expect((await sent).url()).toBe(api + orderContributeAdd.path);
        await page.waitForURL(`${main}/sandbox/cashier/**`);
        const session = (await page.context().cookies()).find(({ name }) => name === 'warmlight');
        expect(session?.domain).toBe('.warm.localhost');

        const beside = `http://evil.warm.localhost:${port}/`;
        await page.route(beside, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
        await page.goto(beside);
        const asked = page.evaluate(
          (url) => fetch(url, { method: 'POST', credentials: 'include' }).then(() => 'answered'),
          api + isLogin.path,
        );
        await expect(asked).rejects.toThrow('Failed to fetch');
      });
    },
  );
});
