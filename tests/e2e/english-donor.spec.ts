import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { expect, once, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';
import { findForeign } from '../support/find-foreign.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';

const { infoUuid, params } = familyOf('heart-leyang');
const title = /^Leyang, three, is heavy enough/;

test.describe('a donor who reads English', () => {
  test.skip(({ locale }) => locale !== 'en', 'is about a story told in English');

  test('finds a story by an English word, reads it, gives and is thanked, all in English', async ({
    page,
    server,
    link,
    texts,
  }) => {
    const { cases, donations: t } = texts;
    await page.goto(link('home'));
    await page.getByRole('link', { name: texts.platform.appeals }).first().click();
    await page.getByRole('searchbox').fill('cardiac Bijie');
    await page.getByRole('button', { name: cases.apply }).click();
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText('Bijie');
    await page.getByRole('link', { name: title }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
    await expect(page.getByRole('main')).toContainText('Last week he stood on the scales');
    await expect(page.getByText(texts.raising.toldByLine.translator)).toBeVisible();
    expect(await findForeign(page)).toEqual([]);

    const before = (await server.call(getCaseInfo, { infoUuid })).donationCount;
    await page.getByRole('link', { name: t.give, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText(title.source.slice(1));
    await sheet.getByText(t.money('20'), { exact: true }).click();
    await sheet.getByRole('button', { name: t.giveAmount('20') }).click();
    await payAtCashier(page, 'pay');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.paidTitle, {
      timeout: 30_000,
    });
    await expect(page.getByRole('main')).toContainText(title.source.slice(1));
    expect(await findForeign(page)).toEqual([]);
    expect((await server.call(getCaseInfo, { infoUuid })).donationCount).toBe(before + 1);
  });

  test('reads in the details what group the illness is of, beside the word of its papers', async ({
    page,
    link,
    texts,
  }) => {
    await page.goto(link('newDetail', { params }));
    const illness = page.locator('.treatment dd').first();
    await expect(illness).toContainText(`${texts.illnesses.heart.name}\u00a0· 先天性心脏病`);
    await expect(illness.locator('span')).toHaveAttribute('lang', 'zh-CN');
    expect(await findForeign(page)).toEqual([]);
  });

  test('shares by what people have who read English', async ({ page, link, texts }) => {
    await page.goto(link('contribute', { params }));
    await page.getByRole('link', { name: texts.sharing.share, exact: true }).click();
    const whatsapp = page.getByRole('link', { name: texts.sharing.intents.whatsapp });
    await expect(whatsapp).toHaveAttribute('href', /Leyang/);
    for (const name of ['facebook', 'x', 'email', 'sms'] as const) {
      await expect(
        page.getByRole('link', { name: texts.sharing.intents[name], exact: true }),
      ).toBeVisible();
    }
  });
});

test('switching the language keeps how one came and how far one has read', async ({
  page,
  link,
  texts,
}) => {
  await page.goto(`${link('contribute', { params })}?channel=flyer&sharedv=2`);
  await page.getByRole('heading', { name: texts.cases.costs }).evaluate((heading) => {
    heading.scrollIntoView();
  });
  const other = page.getByRole('banner').locator('a[hreflang]');
  const language = await other.getAttribute('hreflang');
  // A finger could not reach it from here; the keyboard can.
  await other.evaluate((element: HTMLElement) => element.click());
  await expect(page.locator('html')).toHaveAttribute('lang', language ?? '');
  expect(new URL(page.url()).search).toBe('?channel=flyer&sharedv=2');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollTop))
    .toBeGreaterThan(500);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('switching the language keeps how one came', once, async ({ page, link }) => {
    await page.goto(`${link('contribute', { params })}?channel=flyer&sharedv=2`);
    const other = page.getByRole('banner').locator('a[hreflang]');
    const language = await other.getAttribute('hreflang');
    await other.click();
    await expect(page.locator('html')).toHaveAttribute('lang', language ?? '');
    expect(new URL(page.url()).search).toBe('?channel=flyer&sharedv=2');
  });
});
