import type { Page } from 'playwright/test';
import type { Texts } from '#src/texts/texts.ts';
import { expect, type Link, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';
import { findCharged } from '../support/find-charged.ts';
import { findDonor } from '../support/find-donor.ts';
import { findForeign } from '../support/find-foreign.ts';

test.describe('by clicking alone, in English and without script', () => {
  test.skip(({ locale }) => locale !== 'en', 'is about who reads English');
  test.use({ javaScriptEnabled: false, expectedErrors: [/\b422\b/] });

  test('a donor finds the statement of their gifts, turns its years and takes it along', async ({
    page,
    server,
    link,
    texts,
    signIn,
  }) => {
    const { accounts, platform, statements: t } = texts;
    await signIn(page, findDonor(server, familyOf('liver-abao').infoUuid).mobile);
    await page.goto(link('home'));
    await page.getByRole('link', { name: platform.mine, exact: true }).first().click();
    await page.getByRole('link', { name: accounts.mine.orders }).click();
    await page.getByRole('link', { name: t.gifts.door }).click();
    await expect(page.getByRole('region', { name: t.gifts.title })).toContainText(t.sum);
    expect(await findForeign(page)).toEqual([]);
    for (const [name, ending] of [
      [t.pdf, /\.pdf$/],
      [t.csv, /\.csv$/],
    ] as const) {
      const file = page.waitForEvent('download');
      await page.getByRole('link', { name }).click();
      expect((await file).suggestedFilename()).toMatch(ending);
    }
    await page.getByRole('link', { name: t.gifts.earlier }).click();
    await page.getByRole('link', { name: t.gifts.later }).click();
    await expect(page.getByRole('region', { name: t.gifts.title })).toContainText(t.sum);
  });

  test('a donor writes the card of a gift, opens it and takes it down', async ({
    page,
    server,
    link,
    texts,
    signIn,
  }) => {
    const { accounts, cards: t, platform } = texts;
    await signIn(page, findDonor(server, familyOf('heart-leyang').infoUuid).mobile);
    await page.goto(link('home'));
    await page.getByRole('link', { name: platform.mine, exact: true }).first().click();
    await page.getByRole('link', { name: accounts.mine.orders }).click();
    await page.getByRole('link', { name: t.door }).first().click();
    await page.getByRole('button', { name: t.write }).click();
    await expect(page.getByText(texts.fieldProblems.required)).toHaveCount(2);
    await page.getByLabel(t.kinds.honour, { exact: true }).check();
    await page.getByLabel(t.name).fill('Grandmother Mei');
    await page.getByLabel(t.words).fill('Happy birthday');
    await page.getByRole('button', { name: t.write }).click();
    await expect(page.getByRole('heading', { name: t.made })).toBeVisible();
    await page.getByRole('link', { name: t.open }).click();
    await expect(page.getByRole('article')).toContainText('Grandmother Mei');
    expect(await findForeign(page)).toEqual([]);
    await page.getByRole('link', { name: t.toCase }).click();
    await page.goBack();
    await page.goBack();
    await page.getByText(t.remove, { exact: true }).click();
    await page.getByRole('button', { name: t.removeNow }).click();
    await expect(page.getByRole('button', { name: t.write })).toBeVisible();
  });

  test('a family finds the statement of its appeal in days of its choice', async ({
    page,
    server,
    link,
    texts,
    signIn,
  }) => {
    const { statements: t, titles } = texts;
    await signIn(page, findCharged(server).mobile);
    await openCentre(page, link, texts);
    await page.getByRole('link', { name: titles.caseStatement }).click();
    await page
      .getByLabel(t.from, { exact: true })
      .fill(await page.getByLabel(t.until).inputValue());
    await page.getByRole('button', { name: t.show }).click();
    await expect(page.getByRole('region', { name: t.case.places })).toContainText(t.case.held);
    expect(await findForeign(page)).toEqual([]);
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: t.pdf }).click();
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  });

  test('a family asks for the invoice of a fee, finds it again and takes it back', async ({
    page,
    server,
    link,
    texts,
    signIn,
  }) => {
    const { papers, titles } = texts;
    const { invoice: t } = papers;
    await signIn(page, findCharged(server).mobile);
    await openCentre(page, link, texts);
    await page.getByRole('link', { name: titles.withdrawDetail }).click();
    await page.getByRole('link', { name: t.door }).first().click();
    const form = page.getByRole('region', { name: t.title });
    await form.getByRole('button', { name: t.ask }).click();
    await expect(form.getByText(texts.fieldProblems.required)).toBeVisible();
    await expect(form.getByText(t.emailHint)).toBeVisible();
    await form.getByLabel(papers.titleLabel).fill('Lin Xiaoyu');
    await form.getByLabel(papers.email).fill('family@example.org');
    await form.getByRole('button', { name: t.ask }).click();
    await expect(page.getByRole('heading', { name: t.asked })).toBeVisible();
    expect(await findForeign(page)).toEqual([]);
    await openCentre(page, link, texts);
    await page.getByRole('link', { name: titles.withdrawDetail }).click();
    await page.getByRole('link', { name: papers.toList }).first().click();
    await page.getByText(t.giveUp, { exact: true }).click();
    await page.getByRole('button', { name: papers.giveUpNow }).click();
    await expect(page.getByText(t.voidBecause.byOwner)).toBeVisible();
  });
});

/** Goes from the front page to where a family manages its appeal. */
async function openCentre(page: Page, link: Link, { platform, raising }: Texts): Promise<void> {
  await page.goto(link('home'));
  await page.getByRole('link', { name: platform.mine, exact: true }).first().click();
  await page.getByRole('link', { name: raising.mineTitle }).click();
  await page.getByRole('link', { name: raising.mineNext }).first().click();
}
