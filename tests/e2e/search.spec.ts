import { expect, test } from '../support/browser.ts';

test('an illness is found by its everyday name, and where only another tab has it the page leads there', async ({
  page,
  link,
  texts,
}) => {
  const { cases: t } = texts;
  const search = async (words: string) => {
    await page.getByLabel(t.keyword, { exact: true }).fill(words);
    await page.getByRole('button', { name: t.apply }).click();
    await page.waitForURL(
      new RegExp(`keyword=${encodeURIComponent(words).replaceAll('%20', '.')}`),
    );
  };
  await page.goto(link('commonList'));
  for (const words of ['heart disease', 'dialysis', '先心病']) {
    await search(words);
    await expect(page.locator('[data-cases] > li').first()).toBeVisible();
  }
  await search('breast cancer');
  await expect(page.getByText(t.noneFoundIn(t.tabs.recommended))).toBeVisible();
  await expect(page.getByText(t.elsewhereFound)).toBeVisible();
  await page.getByRole('link', { name: t.someUnder(1, t.tabs.ended) }).click();
  await expect(page.locator('[data-cases] > li')).toHaveCount(1);
  await expect(page.getByLabel(t.keyword, { exact: true })).toHaveValue('breast cancer');
});
