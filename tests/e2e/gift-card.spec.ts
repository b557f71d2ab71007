import { expect, once, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findDonor } from '../support/find-donor.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';

const { infoUuid, params } = familyOf('liver-abao');

test(
  'a gift in memory of someone: a card with an address, read by whoever gets it, taken down',
  once,
  async ({ page, browser, server, link, texts, signIn, locale }) => {
    const { cards: t } = texts;
    await signIn(page, findDonor(server, infoUuid).mobile);
    await page.goto(link('mineOrder'));
    await page.getByRole('link', { name: t.door }).first().click();
    await page.getByLabel(t.kinds.memory, { exact: true }).check();
    await page.getByLabel(t.name).fill('外婆');
    await page.getByRole('button', { name: t.write }).click();
    await expect(page.getByRole('heading', { name: t.made })).toBeVisible();
    await expectAccessible(page, locale);
    const address = await page.getByRole('link', { name: t.open }).getAttribute('href');
    const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await other.goto(server.origin + address);
    await expect(other.getByText('外婆')).toBeVisible();
    await expect(other.getByRole('article')).not.toContainText(/¥|元|yuan|CNY/);
    await page.getByText(t.remove, { exact: true }).click();
    await page.getByRole('button', { name: t.removeNow }).click();
    await expect(page.getByRole('button', { name: t.write })).toBeVisible();
    const gone = await other.reload();
    expect(gone?.status()).toBe(404);
    await other.context().close();
  },
);

test(
  'a guest puts a gift in memory of someone, from the thanks on',
  once,
  async ({ page, link, texts, locale }) => {
    const { cards, donations, papers } = texts;
    await page.goto(link('pay', { params, query: { amountInFen: 5000 } }));
    await page.locator('.give-bar button').click();
    await payAtCashier(page, 'pay');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(donations.paidTitle, { timeout: 30_000 });
    await expect(page.getByRole('link', { name: papers.askFor })).toBeHidden();
    await page.getByRole('link', { name: cards.door }).click();
    await page.getByLabel(cards.kinds.memory).check();
    await page.getByLabel(cards.name).fill('外婆');
    await page.getByRole('button', { name: cards.write }).click();
    await expect(title).toHaveText(cards.made);
    await expectAccessible(page, locale);
  },
);
