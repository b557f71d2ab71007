import { expect, once, test } from '../support/browser.ts';

test('the phone’s Back closes an open sheet and stays on the page', async ({
  page,
  openCase,
  texts,
}) => {
  const { donations: t, sharing } = texts;
  await openCase(1);
  const { url } = { url: page.url() };
  const sheet = page.getByRole('dialog', { name: t.giveHeading });
  await page.getByRole('link', { name: t.give }).click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(page.url()).toBe(url);
  await page.getByRole('link', { name: sharing.share }).first().click();
  const share = page.getByRole('dialog', { name: sharing.sheetTitle });
  await expect(share).toBeVisible();
  await page.goBack();
  await expect(share).toBeHidden();
  await page.goForward();
  await expect(share).toBeVisible();
});

test('a sheet closed by its button leaves no entry behind', async ({
  page,
  openCase,
  link,
  texts,
}) => {
  const { donations: t, platform } = texts;
  await page.goto(link('protocol'));
  const before = page.url();
  await openCase(1);
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('link', { name: t.give }).click();
    const sheet = page.getByRole('dialog', { name: t.giveHeading });
    await sheet.getByRole('button', { name: platform.close }).click();
    await expect(sheet).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state)).not.toEqual({ sheet: 'donate' });
  }
  await page.goBack();
  await page.waitForURL(before);
});

test('Back from the cashier leads to the sheet with what was typed', async ({
  page,
  openCase,
  texts,
}) => {
  const { donations: t } = texts;
  await openCase(2);
  await page.getByRole('link', { name: t.give }).click();
  const sheet = page.getByRole('dialog', { name: t.giveHeading });
  await sheet.getByLabel(t.words).fill('加油 well');
  await sheet.getByRole('button', { name: t.giveAmount('10') }).click();
  await page.waitForURL(/\/sandbox\/cashier\//);
  await page.goBack();
  await expect(sheet).toBeVisible();
  await expect(sheet.getByLabel(t.words)).toHaveValue('加油 well');
  await page.goBack();
  await expect(sheet).toBeHidden();
});

test(
  'the phone’s Back closes the picture viewer and stays on the page',
  once,
  async ({ page, openCase, link }) => {
    await page.goto(link('protocol'));
    const before = page.url();
    await openCase(0);
    const here = page.url();
    const viewer = page.locator('.picture-viewer');
    await expect(viewer).toBeAttached();
    const pictures = page.locator('[data-picture]');
    await pictures.first().click();
    await expect(viewer).toBeVisible();
    await page.goBack();
    await expect(viewer).toBeHidden();
    expect(page.url()).toBe(here);
    await pictures.first().click();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state)).not.toEqual({ sheet: 'pictures' });
    await page.goBack();
    await page.waitForURL(before);
  },
);
