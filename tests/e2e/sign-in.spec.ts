import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright/test';
import type { Texts } from '#src/texts/texts.ts';
import { expect, once, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

/** A number of its own for each journey, whose limits then touch nobody else. */
function anyMobile(): string {
  return `138${String(randomInt(100_000_000)).padStart(8, '0')}`;
}

async function askForCode(page: Page, texts: Texts): Promise<string> {
  return (await askForCodes(page, texts))[0] ?? '';
}

/** The codes that the demo shows: one, and another where a phone is changed. */
async function askForCodes(page: Page, { accounts: { signIn: t } }: Texts): Promise<string[]> {
  await page.getByLabel(t.mobile, { exact: true }).fill(anyMobile());
  const agreement = page.getByRole('checkbox');
  if (await agreement.isVisible()) await agreement.check();
  await page.getByRole('button', { name: t.send }).click();
  const notice = await page.getByRole('status').filter({ hasText: /\d{6}/ }).textContent();
  return notice?.match(/\d{6}/g) ?? [];
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/\b(422|400)\b/] });

    test('a guarded page leads over sign-in back to itself, and signing out closes it', async ({
      page,
      link,
      texts,
    }) => {
      const { signIn: t, mine, more } = texts.accounts;
      await page.goto(link('mineMore'));
      await expect(page).toHaveURL(/\/login\?redirectUrl=/);
      const code = await askForCode(page, texts);
      const wrong = code === '000000' ? '000001' : '000000';
      await page.getByLabel(t.code, { exact: true }).fill(wrong);
      await page.getByRole('button', { name: t.check, exact: true }).click();
      const field = page.getByLabel(t.code, { exact: true });
      await expect(field).toHaveAccessibleDescription(
        new RegExp(texts.fieldProblems.verifyCodeMismatch),
      );
      await expect(field).toBeFocused();
      await field.fill(code);
      await page.getByRole('button', { name: t.check, exact: true }).click();
      await page.waitForURL(/\/cf\/mine-more$/);
      await page.getByLabel(more.nickname).fill('Kind K');
      await page.getByRole('button', { name: more.save, exact: true }).click();
      // With script it is sent first and goes on after.
      await page.waitForLoadState('networkidle');
      await page.getByRole('link', { name: more.changePhone }).click();
      const [newCode = '', ownCode = ''] = await askForCodes(page, texts);
      await page.getByLabel(t.code, { exact: true }).fill(newCode);
      await page.getByLabel(new RegExp(t.ownCode('1').split('1')[0] ?? '')).fill(ownCode);
      await page.getByRole('button', { name: t.bind, exact: true }).click();
      await page.waitForURL(/\/cf\/mine-more$/);
      await page.goto(link('mine'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(mine.greeting('Kind K'));
      await page.getByRole('button', { name: mine.logout }).click();
      await page.waitForURL((url) => !url.pathname.endsWith('/mine'));
      await page.goto(link('mine'));
      await expect(page).toHaveURL(/\/login\?redirectUrl=/);
    });

    test('a messaging account signs in and gets its phone', async ({ page, link, texts }) => {
      const { accounts: t } = texts;
      await page.goto(link('login'));
      await page.getByRole('link', { name: t.signIn.messaging }).click();
      // Each an account of its own, which has no phone yet.
      await page
        .getByRole('button')
        .nth(javaScriptEnabled ? 0 : 1)
        .click();
      await page.goto(link('bindPhone'));
      const code = await askForCode(page, texts);
      await page.getByLabel(t.signIn.code, { exact: true }).fill(code);
      await page.getByRole('button', { name: t.signIn.bind, exact: true }).click();
      await page.waitForURL(/\/cf\/mine$/);
      await expect(page.getByRole('main')).toContainText('****');
    });
  });
}

test('an authorisation that was not started here says so', async ({ browser, link, texts }) => {
  const page = await browser.newPage();
  const response = await page.goto(`${link('authService')}?state=x&code=y`);
  expect(response?.status()).toBe(400);
  await expect(page.getByRole('alert')).toHaveText(texts.accounts.hop.foreign);
  await page.close();
});

test.describe('the word of the messaging app', () => {
  test.use({ expectedErrors: [/\b401\b/] });

  test(
    'is asked for again in another tab once it ran out, and what waited is sent',
    once,
    async ({ page, server, link, texts }) => {
      const { accounts: t, comments } = texts;
      const vouch = (at: Page) => at.getByRole('button').nth(2).click();
      await page.goto(link('login'));
      await page.getByRole('link', { name: t.signIn.messaging }).click();
      await vouch(page);
      await page.goto(link('bindPhone'));
      const code = await askForCode(page, texts);
      await page.getByLabel(t.signIn.code, { exact: true }).fill(code);
      await page.getByRole('button', { name: t.signIn.bind, exact: true }).click();
      await page.waitForURL(/\/cf\/mine$/);
      const infoUuid = await findOpenCase(server, 2);
      await page.goto(link('commentList', { query: { infoUuid } }));
      const words = '等授权回来再发出去的话';
      await page.getByLabel(comments.label, { exact: true }).click();
      await waitForIsland(page, '#say');
      await page.getByLabel(comments.label, { exact: true }).fill(words);
      const db = new DatabaseSync(join(server.folder, 'warmlight.db'), { timeout: 5000 });
      db.exec('update sessions set expires_at = 1 where userinfo_scope = 1');
      db.close();
      const lost = page.waitForResponse((answer) => answer.status() === 401);
      await page.getByRole('button', { name: comments.add }).click();
      expect(await (await lost).json()).toMatchObject({ code: 23001 });
      const dialog = page.getByRole('dialog', { name: t.gate.title });
      const tab = page.waitForEvent('popup');
      await dialog.getByRole('link', { name: t.gate.confirm }).click();
      const other = await tab;
      await vouch(other);
      await other.waitForURL(/\/cf\/comment\/list/);
      await other.close();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
    },
  );
});
