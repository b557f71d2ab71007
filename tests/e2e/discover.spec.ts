import { getHelpList } from '#src/shared/cases/calls.ts';
import { casesPerPage } from '#src/shared/cases/list-view.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { expect, type TestServer, test } from '../support/browser.ts';
import { demoFamily } from '../support/demo-family.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { holdAnswers } from '../support/hold-answers.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';

const risky = demoFamily(({ state }) => state === 'risk');

async function findCaseWithPapers(server: TestServer): Promise<string> {
  const { list } = await server.call(getHelpList, { tab: 'newest' });
  return list[0]?.infoUuid ?? '';
}

test('a list grows in place, and the way back finds the same place again', async ({
  page,
  link,
  texts,
}) => {
  await page.goto(link('commonList'));
  const cards = page.locator('[data-cases] > li');
  await expect(cards).toHaveCount(casesPerPage);
  const letGo = await holdAnswers(page, /\/cf\/common\/list\?/);
  await page.getByRole('link', { name: texts.platform.next }).click();
  const waiting = page.getByRole('link', { name: texts.discovery.loadingMore });
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  letGo();
  await expect(cards.nth(casesPerPage)).toBeAttached();
  const count = await cards.count();
  expect(new URL(page.url()).search).toBe('');
  await expect(cards.nth(casesPerPage).getByRole('link')).toBeFocused();
  const further = cards.nth(casesPerPage + 1);
  await further.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await further.getByRole('link').click();
  await page.waitForURL(/\/cf\/contribute\//);
  await page.goBack();
  await expect(cards).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 200);
});

test('a search for a word of two characters finds it, and one for none says so', async ({
  page,
  link,
  texts,
}) => {
  await page.goto(link('commonList'));
  await page.getByLabel(texts.cases.keyword, { exact: true }).fill('化疗');
  await page.getByRole('button', { name: texts.cases.apply }).click();
  await expect(page.locator('[data-cases] > li').first()).toBeVisible();
  const { tabs, tabNotes, searchNote } = texts.cases;
  await expect(page.getByText(searchNote(tabs.recommended))).toBeVisible();
  await expect(page.getByText(tabNotes.recommended)).toHaveCount(0);
  await page.goto(link('commonList', { query: { keyword: '无处' } }));
  await expect(page.getByRole('main')).toContainText(texts.cases.noneFound);
});

test('a reader is stopped once before a case in doubt, which takes no gifts', async ({
  page,
  link,
  texts,
}) => {
  const { params } = risky;
  await page.goto(link('contribute', { params }));
  await expect(page).toHaveURL(/risk-case-intercept/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.discovery.stopTitle);
  await page.getByRole('link', { name: texts.discovery.stopReadOn }).click();
  await expect(page.getByRole('main')).toContainText(texts.cases.phases.risk.title);
  await expect(page.locator('[data-opens=donate]')).toHaveCount(0);
  await page.getByRole('link', { name: texts.cases.toDetail }).click();
  await expect(page).toHaveURL(/\/cf\/detail\//);
  await page.goto(link('pay', { params }));
  await expect(page.getByRole('main')).toContainText(texts.cases.phases.risk.title);
  await expect(page.getByRole('button', { name: texts.donations.payNow })).toHaveCount(0);
});

test('papers are seen large by tap, turned and enlarged by keys, and left by Escape', async ({
  page,
  server,
  link,
}) => {
  const infoUuid = await findCaseWithPapers(server);
  await page.goto(link('detailMaterial', { params: { infoUuid } }));
  const papers = page.locator('[data-picture]');
  // Until the viewer is there, a paper is a link.
  await expect(page.locator('.picture-viewer')).toBeAttached();
  await papers.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const picture = dialog.locator('img');
  const first = await picture.getAttribute('src');
  await page.keyboard.press('ArrowRight');
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await page.keyboard.press('+');
  await expect(dialog.locator('[aria-pressed]')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(papers.nth(1)).toBeFocused();
});

test('a gift is followed by its receipt code', async ({ page, server, link, texts }) => {
  const infoUuid = await findOpenCase(server, 8);
  const gift = { infoUuid, amountInFen: 4200, payChannel: 8 };
  const { payInfo, receiptCode } = await server.call(orderAdd, gift);
  await page.goto(payInfo.url);
  await payAtCashier(page, 'pay');
  const { donations, tracing, cases } = texts;
  await expect(async () => {
    await page.goto(link('giftTrace'));
    await page.getByLabel(donations.receiptLabel).fill(receiptCode ?? '');
    await page.getByRole('button', { name: donations.find }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText(tracing.stepPaid, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText(cases.moneyParts.availableInFen);
  expect(page.url()).not.toContain(receiptCode);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is paged by links and papers are links to their pictures', async ({
    page,
    server,
    link,
    texts,
  }) => {
    await page.goto(link('commonList'));
    await page.getByRole('link', { name: texts.platform.next }).click();
    await expect(page).toHaveURL(/anchorId=/);
    await expect(page.locator('[data-cases] > li').first()).toBeVisible();
    await page.getByRole('link', { name: texts.platform.first }).click();
    await expect(page.locator('[data-cases] > li')).toHaveCount(casesPerPage);
    const infoUuid = await findCaseWithPapers(server);
    await page.goto(link('detailMaterial', { params: { infoUuid } }));
    const href = await page.locator('[data-picture]').first().getAttribute('href');
    expect((await fetch(server.origin + href)).headers.get('content-type')).toBe('image/webp');
  });
});
