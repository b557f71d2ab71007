import type { Page } from 'playwright/test';
import { expect, once, test } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';

test(
  'who supports the platform chooses an amount, is thanked, and takes it back; what was charged twice is told',
  once,
  async ({ page, link, texts, signIn, locale }) => {
    const { support: t, tools, donations, platform } = texts;
    const main = page.getByRole('main');
    await signIn(page, '13900000078');
    await page.goto(link('independentSupport'));
    for (const amount of ['10', '20', '50', '100'])
      await expect(page.getByRole('radio', { name: t.money(amount) })).not.toBeChecked();
    await expectAccessible(page, locale);
    await page.getByText(t.money('20'), { exact: true }).click();
    await page.getByRole('button', { name: t.give }).click();
    await choose(page, 'pay');
    // The word of the bank may come after who paid is back.
    await expect(async () => {
      if (!page.url().includes('independent-success')) await page.reload();
      expect(page.url()).toContain('independent-success');
    }).toPass();
    await expectAccessible(page, locale);
    await page.getByRole('link', { name: tools.independent.own }).click();
    await page.getByRole('button', { name: t.takeBack }).click();
    await expect(main).toContainText(t.states.RETURNED);

    const own = page.getByLabel(t.own);
    await own.pressSequentially('７.90');
    await expect(page.getByText(platform.typedYuan.cut('7'))).toBeVisible();
    await own.blur();
    await expect(own).toHaveValue('7');
    await page.getByRole('button', { name: t.give }).click();
    await choose(page, 'payTwice');
    await expect(async () => {
      await page.goto(link('independentSupport'));
      await expect(main).toContainText(donations.unmatched.twice('7'), { timeout: 500 });
    }).toPass();
    await page.goto(link('mineMessages'));
    await expect(main).toContainText(texts.notices.supportUnmatched.title);
  },
);

async function choose(page: Page, choice: 'pay' | 'payTwice'): Promise<void> {
  await page.waitForURL(/\/sandbox\/cashier\//);
  await page.locator(`button[value="${choice}"]`).click();
  await page.waitForURL(/independent-su/);
}
