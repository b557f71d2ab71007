import type { Page } from 'playwright/test';
import { expect, test } from '../support/browser.ts';
import { firstFamily } from '../support/demo-family.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';
import { signInInPlace } from '../support/sign-in-in-place.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

const { infoUuid, params, mobile } = firstFamily;

/** Gives 50 yuan as a guest, without the sheet. */
async function give(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('.give-bar button').click();
  await payAtCashier(page, 'pay');
}

/**
 * Taps once script has taken over: a tap before posts the form, which leads to the page of
 * following.
 */
async function tapFollow(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.focus();
  await waitForIsland(page, 'form[action*="identify-follow"]');
  await button.click();
}

test('a donor reads the family’s words and what reaches whom, shares, follows and may take it back', async ({
  page,
  context,
  link,
  texts,
  signIn,
  locale,
}) => {
  const { donations: t, raiser, refunds, sharing, progress } = texts;
  const words = `谢谢您陪小雨 ${locale}`;
  await signIn(page, mobile);
  await page.goto(link('fundraiserCenter', { params }));
  await page.getByLabel(raiser.thanksLabel).focus();
  await waitForIsland(page, '#thanks-form');
  await page.getByLabel(raiser.thanksLabel).fill(words);
  await page.getByRole('button', { name: raiser.thanksSave }).click();
  await expect(page.getByText(raiser.thanksSaved)).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());

  await give(page, link('pay', { params, query: { amountInFen: 5000 } }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.paidTitle, {
    timeout: 30_000,
  });
  const main = page.getByRole('main');
  await expect(main).toContainText(words);
  await expect(main).toContainText(t.reachesPatient);
  await expect(main.getByText(refunds.takeBack, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: t.sayWords })).toHaveAttribute('href', /#say$/);
  await expectAccessible(page, locale);
  await page.getByRole('link', { name: sharing.share }).click();
  const sheet = page.getByRole('dialog', { name: sharing.sheetTitle });
  await expect(sheet.getByRole('link', { name: sharing.howTo })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: progress.follow })).toBeVisible();
});

test('a signed-in donor follows at a tap, and no longer', async ({ page, link, texts, signIn }) => {
  const { donations: t, progress } = texts;
  await signIn(page, '13900000177');
  await give(page, link('pay', { params, query: { amountInFen: 1000 } }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.paidTitle, {
    timeout: 30_000,
  });
  await page.getByRole('button', { name: progress.follow }).click();
  await expect(page.getByText(progress.followed)).toBeVisible();
  await page.getByRole('button', { name: progress.unfollow }).click();
  await expect(page.getByText(progress.followNote)).toBeVisible();
});

test.describe('a guest', () => {
  test.use({ expectedErrors: [/\b401\b/] });

  test('follows after signing in where they are', async ({ page, server, link, texts }) => {
    const { progress } = texts;
    await page.goto(link('detailProgress', { params }));
    const url = page.url();
    await tapFollow(page, progress.follow);
    const followed = page.waitForResponse(
      (answer) => answer.url().endsWith('/progress/follow') && answer.ok(),
    );
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText(progress.followNote)).toHaveCount(1);
    await expect(page.getByText(progress.followed)).toHaveCount(0);
    await signInInPlace(page, { mobile: '13900000178', texts, folder: server.folder });
    await followed;
    await expect(page.getByText(progress.followed)).toBeVisible();
    expect(page.url()).toBe(url);
    await page.getByRole('button', { name: progress.unfollow }).click();
    await expect(page.getByText(progress.followNote)).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the family takes its words back, and a donor still finds the ways on', async ({
    page,
    link,
    texts,
    signIn,
  }) => {
    const { donations: t, raiser, sharing, progress } = texts;
    await signIn(page, mobile);
    await page.goto(link('fundraiserCenter', { params }));
    await page.getByLabel(raiser.thanksLabel).fill('');
    await page.getByRole('button', { name: raiser.thanksSave }).click();
    await page.waitForURL(/#thanks$/);
    await expect(page.getByLabel(raiser.thanksLabel)).toHaveValue('');
    await give(page, link('pay', { params, query: { amountInFen: 1000 } }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.paidTitle, {
      timeout: 30_000,
    });
    await expect(page.getByText(t.familyThanks)).toHaveCount(0);
    const share = page.getByRole('link', { name: sharing.share });
    await expect(share).toHaveAttribute('href', link('contributeSpread', { params }));
    await page.getByRole('button', { name: progress.follow }).click();
    await expect(page).toHaveURL(new RegExp(`identify-follow\\?infoUuid=${infoUuid}`));
  });
});
