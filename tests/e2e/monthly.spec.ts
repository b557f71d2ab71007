import type { Page } from 'playwright/test';
import { dateText } from '#src/shared/cases/display.ts';
import { chargeAtOf, nextMonth } from '#src/shared/monthly/month-days.ts';
import { mostMonthlyInFen } from '#src/shared/monthly/monthly-rules.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { expect, test } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findOpenCase } from '../support/find-open-case.ts';

/** Makes a donor of this journey's own, in each run another one. */
const newMobile = () => `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

async function signAtBank(page: Page): Promise<void> {
  await page.waitForURL(/\/sandbox\/agreement\//);
  await page.locator('button[value="sign"]').click();
  await page.waitForURL(/monthly-gifts/);
}

const firstOn = (day: number, locale: Locale) =>
  dateText(chargeAtOf(nextMonth({ day }, Date.now()), day), locale);

test('a donor signs a monthly gift, pauses, resumes, changes and ends it', async ({
  page,
  server,
  link,
  texts,
  signIn,
  locale,
}) => {
  const { monthly: t, titles } = texts;
  await signIn(page, newMobile());
  const infoUuid = await findOpenCase(server, 8);
  await page.goto(link('pay', { params: { infoUuid } }));
  await page.getByRole('link', { name: t.toCase }).click();
  await expect(page.getByLabel(t.amount)).toHaveValue('');
  await expect(page.getByLabel(t.anonymous)).not.toBeChecked();
  await expectAccessible(page, locale);
  await page.getByLabel(t.amount).pressSequentially('２5.90');
  await expect(page.getByText(texts.platform.typedYuan.cut('25'))).toBeVisible();
  const first = firstOn(31, locale as Locale);
  await page.getByLabel(t.day, { exact: true }).selectOption(t.dayOption('31', first));
  await page.getByRole('button', { name: t.sign }).click();
  await signAtBank(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.monthlyGifts);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(t.statuses.ACTIVE, { exact: true })).toBeVisible();
  }).toPass();
  await expect(page.getByText(t.plan('25', '31'))).toBeVisible();
  await expect(page.getByText(t.next(first, '25'))).toBeVisible();
  await expectAccessible(page, locale);
  await page.getByRole('button', { name: t.pause, exact: true }).click();
  await expect(page.getByText(t.statuses.PAUSED, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t.resume, exact: true }).click();
  await page.getByText(t.change, { exact: true }).first().click();
  await page.getByLabel(t.amount).fill('40');
  await page.getByRole('button', { name: t.change }).click();
  await expect(page.getByText(t.plan('40', '31'))).toBeVisible();
  await page.getByRole('button', { name: t.end, exact: true }).click();
  await expect(page.getByText(t.statuses.ENDED, { exact: true })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/\b422\b/] });

  test('the cashier leads to it @once', async ({ page, link, texts, openCase }) => {
    const infoUuid = await openCase(8);
    await page.goto(link('pay', { params: { infoUuid } }));
    await expect(page.getByText(texts.cards.beforeGift)).toBeVisible();
    await page.getByRole('link', { name: texts.monthly.toCase }).click();
    await expect(page).toHaveURL(/login/);
  });

  test('it is signed for families that few see @once', async ({ page, link, texts, signIn }) => {
    const { monthly: t, fieldProblems } = texts;
    await signIn(page, newMobile());
    await page.goto(link('mine'));
    await page.getByRole('link', { name: texts.titles.monthlyGifts }).click();
    await page.getByRole('link', { name: t.toOverlooked }).click();
    for (const typed of ['2001', '20.50', '0']) {
      await page.getByLabel(t.amount).fill(typed);
      await page.getByRole('button', { name: t.sign }).click();
      await expect(page.getByText(fieldProblems.monthlyAmount)).toBeVisible();
    }
    expect(fieldProblems.monthlyAmount).toContain(yuan(mostMonthlyInFen, 'en'));
    await page.getByLabel(t.amount).fill('２0');
    await page.getByRole('button', { name: t.sign }).click();
    await page.waitForURL(/\/sandbox\/agreement\//);
    await page.locator('button[value="refuse"]').click();
    await expect(page.getByText(t.overlooked, { exact: true })).toBeVisible();
  });
});
