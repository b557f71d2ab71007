import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';

test.use({ javaScriptEnabled: false, expectedErrors: [/\b422\b/] });

test('wide digits are taken, and what is more than a number comes back as it was typed', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { donations: t } = texts;
  const infoUuid = await findOpenCase(server, 6);
  await page.goto(link('pay', { params: { infoUuid } }));
  await page.getByText(t.otherAmount, { exact: true }).click();
  const field = page.getByLabel(t.ownAmountLabel);
  for (const typed of ['20元50', '20.50', '1万', '一百']) {
    await field.fill(typed);
    await page.getByRole('button', { name: t.payNow }).click();
    await expect(page.getByRole('alert')).toHaveText(t.amountMissing);
    await expect(field).toHaveValue(typed);
  }
  await field.fill('２７');
  await page.getByRole('button', { name: t.payNow }).click();
  await page.waitForURL(/\/sandbox\/cashier\//);
  await expect(page.locator('body')).toContainText('27');
});

test('so with support of the platform', async ({ page, link, texts }) => {
  const { support: t, donations } = texts;
  await page.goto(link('independentSupport'));
  await page.getByLabel(t.own).fill('20元50');
  await page.getByRole('button', { name: t.give }).click();
  await expect(page.getByText(donations.amountMissing)).toBeVisible();
  await expect(page.getByLabel(t.own)).toHaveValue('20元50');
  await page.getByLabel(t.own).fill('２８');
  await page.getByRole('button', { name: t.give }).click();
  await page.waitForURL(/\/sandbox\/cashier\//);
  await expect(page.locator('body')).toContainText('28');
});
