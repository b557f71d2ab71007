import { routes } from '#src/shared/routes.ts';
import { expect, once, test } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';

test(
  'from sharing to paper: a sheet is fetched, and a line is copied',
  once,
  async ({ page, context, openCase, link, texts, locale }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const infoUuid = await openCase(3);
    await page.goto(link('contributeSpread', { params: { infoUuid } }));
    await page.getByRole('link', { name: texts.titles.paperKit }).click();
    await expect(page).toHaveURL(new RegExp(routes.paperKit.path.replace('{infoUuid}', infoUuid)));
    await expectAccessible(page, locale);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: texts.paperKit.download }).click();
    expect((await download).suggestedFilename()).toBe('warmlight-paper.pdf');
    await page.getByRole('button', { name: texts.platform.copying.copy }).nth(3).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(texts.paperKit.lines.share);
  },
);

test(
  'the list of those not yet helped leads to one of them by chance',
  once,
  async ({ page, link, texts, locale }) => {
    await page.goto(link('home'));
    await page.getByRole('link', { name: texts.cases.seeUnhelped }).click();
    await expect(page.getByText(texts.cases.tabNotes.notYetHelped)).toBeVisible();
    await page.getByText(texts.discovery.orderRule).click();
    await expect(page.getByText(texts.discovery.orderRules.noPaidPlace)).toBeVisible();
    await page.getByRole('link', { name: texts.titles.randomCase }).click();
    await expectAccessible(page, locale);
    await expect(page.getByRole('article')).toHaveCount(1);
  },
);
