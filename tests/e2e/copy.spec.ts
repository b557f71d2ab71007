import type { Locator, Page } from 'playwright/test';
import type { Texts } from '#src/texts/texts.ts';
import { expect, once, test } from '../support/browser.ts';

type Noted = { copied: string[] };

/** This browser keeps its clipboard to itself, as in many messaging apps. */
async function refuseClipboard(page: Page, knowsOlderWay: boolean): Promise<void> {
  await page.addInitScript((older) => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    const refuse = () => Promise.reject(new Error('NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    if (!older) document.execCommand = () => false;
    document.addEventListener('copy', ({ target }) => {
      copied.push((target as HTMLTextAreaElement).value);
    });
  }, knowsOlderWay);
}

/** Taps on copying in the share sheet of the open page, and answers the sheet. */
async function copyFromSheet(page: Page, t: Texts['sharing']): Promise<Locator> {
  await page.getByRole('link', { name: t.share, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: t.sheetTitle });
  await expect(sheet.getByRole('link', { name: /WhatsApp|微博/ })).toBeVisible();
  await sheet.getByRole('link', { name: t.copyLink }).click();
  return sheet;
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as Noted).copied);
const marked = (page: Page) => page.evaluate(() => String(getSelection()));

test(
  'what the clipboard refuses is copied by the older way, from the sheet too',
  once,
  async ({ page, openCase, link, texts }) => {
    const { sharing: t, platform } = texts;
    await refuseClipboard(page, true);
    const infoUuid = await openCase(7);
    const sheet = await copyFromSheet(page, t);
    await expect(sheet.getByText(t.copied)).toBeVisible();
    // At once what there is: the short link where that came by now.
    expect((await noted(page))[0]).toContain(new URL(page.url()).origin);
    await page.goto(link('contributeSpread', { params: { infoUuid } }));
    await page.getByRole('button', { name: platform.copying.copy }).first().click();
    await expect(page.getByRole('button', { name: platform.copying.copied })).toBeVisible();
    expect(await noted(page)).toEqual([await marked(page)]);
  },
);

test(
  'what no way copies is marked, and nothing says that it was copied',
  once,
  async ({ page, openCase, link, texts }) => {
    const { sharing: t, platform } = texts;
    await refuseClipboard(page, false);
    const infoUuid = await openCase(7);
    const sheet = await copyFromSheet(page, t);
    await expect(sheet.getByText(t.copyByHand)).toBeVisible();
    await page.goto(link('contributeSpread', { params: { infoUuid } }));
    await page.getByRole('button', { name: platform.copying.copy }).first().click();
    await expect(page.getByRole('button', { name: platform.copying.marked })).toBeVisible();
    expect(await marked(page)).not.toBe('');
  },
);
