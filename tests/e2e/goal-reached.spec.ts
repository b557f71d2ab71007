import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { expect, test } from '../support/browser.ts';

test.use({ javaScriptEnabled: false });

test('a case that has what it asked for says so, and leads to families that have not', async ({
  page,
  link,
  texts,
}) => {
  const { cases: t } = texts;
  await page.goto(link('commonList', { query: { keyword: '诺诺' } }));
  await page.locator('main a[href*="/cf/contribute/"]').first().click();
  await expect(page.getByText(t.goalReached)).toBeVisible();
  await expect(page.getByText(t.surplus)).toBeVisible();
  await page.getByRole('link', { name: t.helpOthers }).click();
  await expect(page).toHaveURL(link('commonList'));
});

test('a case that raises says how far it is, what is missing and until when', async ({
  openCase,
  page,
  texts,
  locale,
}) => {
  const { cases: t } = texts;
  await openCase(1);
  const money = page.getByRole('region', { name: t.raised });
  const amounts = await money.locator('[data-raised], dd').allTextContents();
  const [raised = 0, target = 0] = amounts.map((text) => Number(text.replaceAll(',', '')));
  const percent = String(Math.floor((raised / target) * 100));
  await expect(money).toContainText(t.progressText(percent));
  await expect(money).toContainText(
    t.missing(yuan(Math.round((target - raised) * 100), locale as Locale)),
  );
});
