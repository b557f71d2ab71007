import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { expect, test } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { expectWholeYuan, paste } from '../support/type-amounts.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

test('an own amount of a gift says at once what does not count, and only the number is given', async ({
  page,
  openCase,
  texts,
  locale,
}) => {
  const { donations: t } = texts;
  await openCase(1);
  await page.getByRole('link', { name: t.give }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(t.otherAmount, { exact: true }).click();
  const field = sheet.getByLabel(t.ownAmountLabel);
  await expectWholeYuan(field, texts);
  await field.pressSequentially('元50');
  await expect(sheet.getByRole('button', { name: t.giveAmount('7') })).toBeVisible();
  await expectAccessible(page, locale);
  await paste(field, '1万');
  await sheet.getByRole('button', { name: t.continueToPay }).click();
  await expect(sheet.getByRole('alert')).toHaveText(t.amountMissing);
  await expect(field).toHaveValue('1万');
  await paste(field, '６０００');
  const sum = yuan(600_000, locale as Locale);
  await sheet.getByRole('button', { name: t.giveAmount(sum) }).click();
  await expect(sheet.getByText(t.askLarge(sum))).toBeVisible();
});

test('support of the platform and the target of an appeal say the same', async ({
  page,
  link,
  texts,
  signIn,
  locale,
}) => {
  const { support, raising: t } = texts;
  await page.goto(link('independentSupport'));
  await expectWholeYuan(page.getByLabel(support.own), texts);
  await signIn(page, locale === 'en' ? '13700000182' : '13700000181');
  await page.goto(link('launch'));
  await page.getByLabel(t.launchAgreed).check();
  await page.getByRole('button', { name: t.launchGo }).click();
  const infoUuid = new URL(page.url()).searchParams.get('infoUuid') ?? '';
  await page.goto(link('householdAssets', { query: { infoUuid } }));
  await expectWholeYuan(page.getByLabel(t.fields.income), texts);
  await expectAccessible(page, locale);
});

test('a monthly gift says the same', async ({ page, server, link, texts, signIn }) => {
  const { monthly: t } = texts;
  await signIn(page, '13900000079');
  const infoUuid = await findOpenCase(server, 8);
  await page.goto(link('monthlyStart', { query: { infoUuid } }));
  const field = page.getByLabel(t.amount);
  await field.click();
  await waitForIsland(page, '#monthly');
  await expectWholeYuan(field, texts);
});

test('what is typed before the script has come is said when it comes', async ({
  page,
  link,
  texts,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(link('independentSupport'), { waitUntil: 'commit' });
  const field = page.getByLabel(texts.support.own);
  await field.fill('２０元50');
  release();
  await expect(page.getByText(texts.platform.typedYuan.cut('20'))).toBeVisible();
  await expect(field).toHaveValue('20元50');
});
