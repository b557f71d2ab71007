import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';

test('an amount typed before any of the code has come is read once it has', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { donations: t } = texts;
  const infoUuid = await findOpenCase(server, 1);
  let letCodeCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCodeCome = resolve;
  });
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(link('pay', { params: { infoUuid } }), { waitUntil: 'commit' });
  const field = page.getByLabel(t.ownAmountLabel);
  await page.getByText(t.otherAmount, { exact: true }).click();
  await field.pressSequentially('88.50');
  const note = page.locator('[data-yuan-note]');
  await expect(note).toHaveText('');
  letCodeCome();
  await expect(note).toContainText('88');
  await expect(page.getByRole('button', { name: t.giveAmount('88') })).toBeVisible();
});

test('before any of the code has come, the sheet opens at a tap and its form works', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { donations: t } = texts;
  const infoUuid = await findOpenCase(server, 5);
  await page.route(/\/_astro\/.*\.js$/, () => {});
  await page.goto(link('contribute', { params: { infoUuid } }), { waitUntil: 'commit' });
  await page.getByRole('link', { name: t.give }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(t.money('20'), { exact: true }).click();
  await sheet.getByRole('button', { name: t.continueToPay }).click();
  await page.waitForURL(/\/cf\/pay\//, { waitUntil: 'commit' });
  await expect(page.getByLabel(t.money('20'), { exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});
