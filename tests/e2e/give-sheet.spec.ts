import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { everyRule, runAxe } from '../support/run-axe.ts';

test('an own amount ends as digits alone, and the sums beside the button follow it', async ({
  page,
  openCase,
  texts,
}) => {
  const { donations: t } = texts;
  await openCase(1);
  await page.getByRole('link', { name: t.give }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(t.otherAmount, { exact: true }).click();
  const field = sheet.getByLabel(t.ownAmountLabel);
  await expect(field).toBeVisible();
  await field.pressSequentially('88元5');
  await expect(field).toHaveValue('88元5');
  await expect(sheet.getByRole('button', { name: t.giveAmount('88') })).toBeVisible();
  await field.blur();
  await expect(field).toHaveValue('88');
  await field.fill('');
  await sheet.getByRole('button', { name: t.continueToPay }).click();
  await expect(sheet.getByRole('alert')).toHaveText(t.amountMissing);
  await field.fill('99999999');
  await sheet.getByRole('button', { name: t.giveAmount('99,999,999') }).click();
  await expect(sheet.getByRole('alert')).toHaveText(t.amountTooLarge('50,000'));
});

test('what was typed is there again after the page was left', async ({
  page,
  openCase,
  link,
  texts,
}) => {
  const { donations: t } = texts;
  const infoUuid = await openCase(4);
  await page.getByRole('link', { name: t.give }).click();
  await expect(page.getByRole('button', { name: t.giveAmount('10') })).toBeVisible();
  await page.getByRole('dialog').getByText(t.money('200'), { exact: true }).click();
  await page.getByLabel(t.words).fill('明天会好');
  await page.getByRole('dialog').getByText(t.wallets.alipay).click();
  await page.goto(link('commonList'));
  await page.goto(link('contribute', { params: { infoUuid } }));
  await page.getByRole('link', { name: t.give }).click();
  await expect(page.getByRole('button', { name: t.giveAmount('200') })).toBeVisible();
  await expect(page.getByLabel(t.words)).toHaveValue('明天会好');
  await expect(page.getByRole('radio', { name: t.wallets.alipay })).toBeChecked();
});

test('the sheet closes by its button and by a tap beside it, and gives the focus back', async ({
  page,
  openCase,
  texts,
}) => {
  await openCase(5);
  const give = page.getByRole('link', { name: texts.donations.give });
  const sheet = page.getByRole('dialog');
  await give.click();
  await sheet.getByRole('button', { name: texts.platform.close }).click();
  await expect(sheet).toBeHidden();
  await expect(give).toBeFocused();
  await give.click();
  await page.mouse.click(180, 8);
  await expect(sheet).toBeHidden();
});

test('the field of an own amount stands above the button of a small phone', async ({
  page,
  openCase,
  texts,
}) => {
  const { donations: t } = texts;
  await page.setViewportSize({ width: 320, height: 568 });
  await openCase(3);
  await page.getByRole('link', { name: t.give }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(t.otherAmount, { exact: true }).click();
  await expect(sheet.getByLabel(t.ownAmountLabel)).toBeFocused();
  const bottom = ({ y, height }: { y: number; height: number }) => y + height;
  const field = await sheet.getByLabel(t.ownAmountLabel).boundingBox();
  const bar = await sheet.locator('.give-bar').boundingBox();
  expect(field && bar && bottom(field) <= bar.y).toBe(true);
});

test('axe finds nothing in the open sheet, in the light and in the dark', async ({
  page,
  openCase,
  texts,
}) => {
  // It shows all of the sheet at once: what stands half under its bar would pass for too small.
  await page.setViewportSize({ width: 375, height: 1600 });
  await openCase(2);
  await page.getByRole('link', { name: texts.donations.give }).click();
  await page.getByRole('dialog').getByText(texts.donations.otherAmount, { exact: true }).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await runAxe(page, everyRule, '#donate')).toEqual([]);
  }
});

test('what is typed before the script has come stays when it takes over', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { donations: t } = texts;
  const infoUuid = await findOpenCase(server, 5);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(link('pay', { params: { infoUuid } }), { waitUntil: 'commit' });
  await page.getByText(t.money('100'), { exact: true }).click();
  await page.getByLabel(t.words).fill('一路平安');
  await page.getByLabel(t.hideAmount).check();
  release();
  await expect(page.getByRole('button', { name: t.giveAmount('100') })).toBeVisible();
  await expect(page.getByLabel(t.words)).toHaveValue('一路平安');
  await expect(page.getByLabel(t.hideAmount)).toBeChecked();
  await expect(page.getByLabel(t.hideName)).not.toBeChecked();
});
