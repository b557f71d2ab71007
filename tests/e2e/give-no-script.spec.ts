import type { Page } from 'playwright/test';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import type { Texts } from '#src/texts/texts.ts';
import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';

test.use({ javaScriptEnabled: false });

test('without script a case is read, paid by forms, and found again by its receipt code', async ({
  page,
  server,
  openCase,
  link,
  texts,
  locale,
}) => {
  const { donations: t } = texts;
  const infoUuid = await openCase(6);
  const { raisedInFen } = await server.call(getCaseInfo, { infoUuid });
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: t.give }).click();

  await page.getByText(t.otherAmount, { exact: true }).click();
  await page.getByLabel(t.ownAmountLabel).fill('66');
  await page.getByLabel(t.words).fill('愿早日回家');
  await page.getByLabel(t.hideName).check();
  await page.getByRole('button', { name: t.payNow }).click();
  await page.waitForURL(/\/sandbox\/cashier\//);
  await expect(page.locator('body')).toContainText('66');
  await page.locator('button[value="pay"]').click();
  await page.waitForURL(/\/success\?/);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.paidTitle, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  const receiptCode = await page.getByLabel(t.receiptLabel).inputValue();
  await page.getByRole('link', { name: t.seeAppeal }).click();
  await expect(page.getByRole('main')).toContainText(yuan(raisedInFen + 6600, locale as Locale));

  await page.context().clearCookies();
  await page.goto(link('receipt'));
  await page.getByLabel(t.receiptLabel).fill(receiptCode.toLowerCase());
  await page.getByRole('button', { name: t.find }).click();
  await expect(page.getByRole('article')).toContainText(title);
  await expect(page.getByRole('article')).toContainText(t.statuses.PAID);
  await expect(page.getByRole('article')).toContainText(t.nameHidden);
  await expectFoundAgain(page, texts, '66');
});

/** Back, another load and another language find it again, as long as its code is remembered. */
async function expectFoundAgain(page: Page, { tracing }: Texts, amount: string): Promise<void> {
  const gift = page.getByRole('article');
  await page.getByRole('link', { name: tracing.toGiftTrace }).click();
  await expect(page.getByRole('main')).toContainText(tracing.stepPaid);
  await page.goBack();
  await expect(gift).toContainText(amount);
  await page.reload();
  await page.locator('.site-head a[lang]').click();
  await expect(gift).toContainText(amount);
  await page.context().clearCookies();
  await page.reload();
  await expect(gift).toHaveCount(0);
}

test('without script a refused payment ends once its donor asks again', async ({
  page,
  server,
  link,
  texts: { donations: t },
}) => {
  const infoUuid = await findOpenCase(server, 6);
  await page.goto(link('pay', { params: { infoUuid } }));
  await page.getByRole('button', { name: t.payNow }).click();
  await page.locator('button[value="refuse"]').click();
  await page.waitForURL(/\/success\?/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(async () => {
    await page.getByRole('link', { name: t.checkAgain }).click();
    await expect(heading).toHaveText(t.closedTitle, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: t.tryAgain })).toBeVisible();
});

test.describe('a form with something wrong', () => {
  test.use({ expectedErrors: [/\b422\b/] });

  test('comes back with what was typed, what is wrong, and nothing charged', async ({
    page,
    server,
    link,
    texts,
  }) => {
    const { donations: t } = texts;
    const infoUuid = await findOpenCase(server, 6);
    await page.goto(link('pay', { params: { infoUuid } }));
    await expect(page.getByLabel(t.ownAmountLabel)).toBeHidden();
    await page.getByText(t.otherAmount, { exact: true }).click();
    await page.getByLabel(t.words).fill('再多一点');
    await page.getByRole('button', { name: t.payNow }).click();
    await expect(page.getByRole('alert')).toHaveText(t.amountMissing);
    await expect(page.getByLabel(t.words)).toHaveValue('再多一点');
    await page.getByLabel(t.ownAmountLabel).fill('12');
    await page.getByRole('button', { name: t.payNow }).click();
    await page.waitForURL(/\/sandbox\/cashier\//);
  });

  test('a wrong receipt code says so and keeps what was typed', async ({ page, link, texts }) => {
    const { donations: t } = texts;
    await page.goto(link('receipt'));
    await page.getByLabel(t.receiptLabel).fill('2345 6789 ABCD');
    await page.getByRole('button', { name: t.find }).click();
    await expect(page.getByRole('alert')).toHaveText(texts.problems.receiptCodeUnknown);
    await expect(page.getByLabel(t.receiptLabel)).toHaveValue('2345 6789 ABCD');
  });
});
