import { dateText } from '#src/shared/cases/display.ts';
import { startOfDay } from '#src/shared/platform/china-days.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { expect, once, test } from '../support/browser.ts';
import { familyOf, firstFamily } from '../support/demo-family.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findCharged } from '../support/find-charged.ts';
import { findDonor } from '../support/find-donor.ts';

/** Of the demo's staff this one may export. */
const administrator = '13900000003';

test(
  'a donor reads twelve months of gifts and takes them along',
  once,
  async ({ page, server, link, texts, signIn, locale }) => {
    const { statements: t } = texts;
    await signIn(page, findDonor(server, familyOf('liver-abao').infoUuid).mobile);
    await page.goto(link('mineOrder'));
    await page.getByRole('link', { name: t.gifts.door }).click();
    await expect(page.getByRole('region', { name: t.gifts.title })).toContainText(t.sum);
    await expectAccessible(page, locale);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t.pdf }).click();
    expect((await download).suggestedFilename()).toMatch(/^warmlight-gifts-\d{4}-\d\d\.pdf$/);
    await page.getByRole('link', { name: t.gifts.earlier }).click();
    await expect(page.getByRole('link', { name: t.gifts.later })).toBeVisible();
  },
);

test(
  'a family reads where its money went in days of its choice',
  once,
  async ({ page, link, texts, signIn, locale }) => {
    const { statements: t, titles } = texts;
    await signIn(page, firstFamily.mobile);
    await page.goto(link('fundraiserCenter', { params: { infoUuid: firstFamily.infoUuid } }));
    await page.getByRole('link', { name: titles.caseStatement }).click();
    await expect(page.getByRole('region', { name: t.case.places })).toContainText(t.case.held);
    await expectAccessible(page, locale);
    const until = await page.getByLabel(t.until).inputValue();
    await page.getByLabel(t.from, { exact: true }).fill(until);
    await page.getByRole('button', { name: t.show }).click();
    const day = dateText(startOfDay(until), locale as Locale);
    await expect(page.getByRole('heading', { name: t.case.spanOf(day, day) })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t.csv }).click();
    expect((await download).suggestedFilename()).toContain(until);
  },
);

test(
  'an auditor gets the statement of a case, and what a queue decided',
  once,
  async ({ page, link, texts, signIn }) => {
    const { statements: t } = texts;
    await signIn(page, administrator);
    await page.goto(link('deskCase', { params: { infoUuid: firstFamily.infoUuid } }));
    const statement = page.getByRole('region', { name: t.case.forAuditor });
    const file = page.waitForEvent('download');
    await statement.getByRole('button', { name: t.csv }).click();
    expect((await file).suggestedFilename()).toContain(firstFamily.infoUuid);
    await page.goto(link('deskQueue', { params: { queue: 'base' } }));
    await page.getByText(t.decisions.title).click();
    const list = page.waitForEvent('download');
    await page.getByRole('button', { name: t.decisions.download }).click();
    expect((await list).suggestedFilename()).toMatch(/^warmlight-decisions-base-/);
  },
);

test(
  'a family asks for the invoice of a fee, staff issue it, and it is downloaded',
  once,
  async ({ page, server, link, texts, signIn, locale }) => {
    const { papers: t, review } = texts;
    const family = findCharged(server);
    await signIn(page, family.mobile);
    await page.goto(link('withdrawDetail', { params: { infoUuid: family.infoUuid } }));
    await page.getByRole('link', { name: t.invoice.door }).first().click();
    await expectAccessible(page, locale);
    const form = page.getByRole('region', { name: t.invoice.title });
    await form.getByLabel(t.titleLabel).fill('林小雨');
    await form.getByRole('button', { name: t.invoice.ask }).click();
    await expect(page.getByRole('heading', { name: t.invoice.asked })).toBeVisible();
    await signIn(page, administrator);
    await page.goto(link('deskQueue', { params: { queue: 'feeInvoice' } }));
    await page.getByRole('button', { name: review.list.next }).click();
    await expect(page.getByText('林小雨')).toBeVisible();
    await page.locator('#decide [name="thenNext"]').uncheck();
    await page.getByRole('button', { name: review.task.ways.feeInvoice?.pass ?? '' }).click();
    await expect(page.getByText(review.list.done)).toBeVisible();
    await signIn(page, family.mobile);
    await page.goto(link('invoiceSubmitSuccess'));
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t.download }).first().click();
    expect((await download).suggestedFilename()).toMatch(/^\d{18}\.pdf$/);
  },
);
