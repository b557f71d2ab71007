import type { Page } from 'playwright/test';
import { type Locale, withLocale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import { expect } from './browser.ts';

/** Types into the form of an article as its editor would, without ever saving it. */
export async function tryEditor(page: Page, origin: string, locale: Locale): Promise<void> {
  const { editor: t } = textsOf(locale);
  const place = new URLSearchParams({ folder: 'articles', locale, name: 'set-a-target' });
  await page.goto(origin + withLocale(`/preview/editor?${place}`, locale));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
  await expect(page.getByRole('region', { name: t.scheduled })).toBeVisible();
  const beside = page.frameLocator(`iframe[title="${t.beside}"]`);
  const title = page.getByLabel(t.fields.title, { exact: true });
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText(await title.inputValue());

  const body = page.getByLabel(t.fields.body, { exact: true });
  const lines = page.locator('[data-lines]');
  await expect(lines).not.toBeEmpty();
  const gone = withLocale('/cf/gone', locale);
  await body.fill(`## A\n\n[x](${gone})`);
  await expect(lines).toHaveText(t.lines('3', String(8 + gone.length)));
  const faults = page.getByRole('alert');
  await expect(faults).toContainText(t.faults.noPage(gone));
  await page.getByLabel(t.fields.related, { exact: true }).fill('gone-away');
  await expect(faults).toContainText(t.faults.noRelated(t.fields.related, 'gone-away'));

  await page.getByText(t.picture.title, { exact: true }).click();
  const file = { name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('words') };
  await page.getByLabel(t.picture.file).setInputFiles(file);
  const add = page.getByRole('button', { name: t.picture.add });
  await add.click();
  await expect(page.getByRole('status').filter({ hasText: t.picture.noAlt })).toBeVisible();
  await page.getByLabel(t.picture.alt).fill('A bed by the window');
  await add.click();
  await expect(faults).toContainText(t.picture.unreadable);
  await expectAsked(page);
  await expect(body).toHaveValue(/gone/);
  page.once('dialog', (last) => last.accept());
}

/** Whoever would leave is asked first, and stays. */
async function expectAsked(page: Page): Promise<void> {
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  await page.evaluate(() => location.assign('/'));
  await expect.poll(() => asked).toEqual(['beforeunload']);
}
