import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright/test';
import type { Texts } from '#src/texts/texts.ts';
import { askForCode } from '../support/ask-for-code.ts';
import { expect, type Link, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

test.use({ expectedErrors: [/\b401\b/] });
const vouch = (at: Page) => at.getByRole('button').nth(2).click();

/** Signs in by the app, then a phone; its word has run out once something is written. */
async function signInByApp(page: Page, link: Link, texts: Texts): Promise<void> {
  const { signIn: t } = texts.accounts;
  await page.goto(link('login'));
  await page.getByRole('link', { name: t.messaging }).click();
  await vouch(page);
  await page.goto(link('bindPhone'));
  const code = await askForCode(page, texts);
  await page.getByLabel(t.code, { exact: true }).fill(code);
  await page.getByRole('button', { name: t.bind, exact: true }).click();
  await page.waitForURL(/\/cf\/mine$/);
}

async function write(page: Page, texts: Texts, words: string): Promise<void> {
  const field = page.getByLabel(texts.comments.label, { exact: true });
  await field.click();
  await waitForIsland(page, '#say');
  await field.fill(words);
}

function endWords(folder: string): void {
  const db = new DatabaseSync(join(folder, 'warmlight.db'), { timeout: 5000 });
  db.exec('update sessions set expires_at = 1 where userinfo_scope = 1');
  db.close();
}

/** A dialog asks, which opens the app in another tab. */
async function vouchInOtherTab(page: Page, { gate }: Texts['accounts']): Promise<void> {
  const dialog = page.getByRole('dialog', { name: gate.title });
  const tab = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: gate.confirm }).click();
  const other = await tab;
  await vouch(other);
  await other.waitForURL(/\/cf\/(comment\/list|contribute)/);
  await other.close();
  await expect(dialog).toBeHidden();
}

test('the word of the messaging app is asked for again once it ran out, in another tab, and what waited is sent', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { accounts, comments } = texts;
  await signInByApp(page, link, texts);
  const infoUuid = await findOpenCase(server, 2);
  const list = link('commentList', { query: { infoUuid } });
  const send = page.getByRole('button', { name: comments.add });

  await page.goto(list);
  const inPlace = `等授权回来再发出去的话 ${randomInt(1e6)}`;
  await write(page, texts, inPlace);
  endWords(server.folder);
  const lost = page.waitForResponse((answer) => answer.status() === 401);
  await send.click();
  expect(await (await lost).json()).toMatchObject({ code: 23001 });
  await vouchInOtherTab(page, accounts);
  await expect(page.getByRole('article').filter({ hasText: inPlace })).toBeVisible();

  await page.goto(link('contribute', { params: { infoUuid } }));
  const onCase = `在求助页等着发出去的话 ${randomInt(1e6)}`;
  await write(page, texts, onCase);
  endWords(server.folder);
  await send.click();
  await vouchInOtherTab(page, accounts);
  await expect(page.locator('#comments li').filter({ hasText: onCase })).toBeFocused();
  await expect(page.getByLabel(comments.label, { exact: true })).toHaveValue('');
  await expect(page.getByText(comments.draftRestored)).toBeHidden();

  // Nothing waits any more: another visit sends nothing.
  await page.reload();
  await write(page, texts, '');
  await page.goto(list);
  await expect(page.getByRole('article').filter({ hasText: onCase })).toHaveCount(1);
});
