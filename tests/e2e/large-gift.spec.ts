import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { expect, test } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

test.use({ expectedErrors: [/\b422\b/] });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a gift far above the others comes back as it was typed, with its sum to be ticked', async ({
    page,
    server,
    link,
    texts,
    locale,
  }) => {
    const { donations: t } = texts;
    const sum = yuan(600_000, locale as Locale);
    const meant = page.getByLabel(t.giveLarge(sum));
    const infoUuid = await findOpenCase(server, 1);
    await page.goto(link('pay', { params: { infoUuid } }));
    await page.getByText(t.otherAmount, { exact: true }).click();
    await page.getByLabel(t.ownAmountLabel).fill('6000');
    await page.getByLabel(t.words).fill('一切都会好 well');
    await page.getByRole('button', { name: t.payNow }).click();
    await expect(page.getByRole('alert')).toHaveText(t.askLarge(sum));
    await expect(page.getByLabel(t.ownAmountLabel)).toHaveValue('6000');
    await expect(page.getByLabel(t.words)).toHaveValue('一切都会好 well');
    await expect(meant).not.toBeChecked();
    await page.getByRole('button', { name: t.payNow }).click();
    await expect(page.getByRole('alert')).toHaveText(t.askLarge(sum));
    await meant.check();
    await page.getByRole('button', { name: t.payNow }).click();
    await page.waitForURL(/\/sandbox\/cashier\//);
    await expect(page.locator('body')).toContainText('6000');
  });
});

test('support of the platform is asked for in the same words', async ({
  page,
  link,
  texts,
  locale,
}) => {
  const { donations: t, support } = texts;
  const sum = yuan(5_000_000, locale as Locale);
  await page.goto(link('independentSupport'));
  await page.getByLabel(support.own).fill('50000');
  await page.getByRole('button', { name: support.give }).click();
  await expect(page.getByRole('alert')).toHaveText(t.askLarge(sum));
  await expect(page.getByLabel(support.own)).toHaveValue('50000');
  await expectAccessible(page, locale);
  await page.getByLabel(t.giveLarge(sum)).check();
  await page.getByRole('button', { name: support.give }).click();
  await page.waitForURL(/\/sandbox\/cashier\//);
});

test('a form that was asked without script is answered by its button once script is there', async ({
  page,
  server,
  link,
  texts,
  locale,
}) => {
  const { donations: t } = texts;
  const sum = yuan(600_000, locale as Locale);
  const infoUuid = await findOpenCase(server, 1);
  await page.goto(link('pay', { params: { infoUuid }, query: { amountInFen: 600_000 } }));
  // It goes as where none of its code has come.
  await page.locator('form.give').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByLabel(t.giveLarge(sum))).not.toBeChecked();
  await page.getByLabel(t.words).focus();
  await waitForIsland(page, 'form.give');
  await expect(page.getByRole('checkbox', { name: t.giveLarge(sum) })).toHaveCount(0);
  await page.getByRole('button', { name: t.giveLarge(sum) }).click();
  await page.waitForURL(/\/sandbox\/cashier\//);
});
