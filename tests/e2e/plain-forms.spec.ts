import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Texts } from '#src/texts/texts.ts';
import { expect, once, test } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { forgetCodesSent } from '../support/forget-codes-sent.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

/** Makes a number that no other run signed in with. */
const anyMobile = () => `137${String(randomInt(100_000_000)).padStart(8, '0')}`;

test.describe('with script', () => {
  test.use({ expectedErrors: [/\b(400|401)\b|ERR_INTERNET_DISCONNECTED/] });

  test('a question is refused at its fields, kept without network, and arrives once', async ({
    page,
    link,
    texts,
    locale,
  }) => {
    const { advisers: t, fieldProblems, forms } = texts;
    await page.goto(link('onlineService'));
    const field = (name: 'name' | 'mobile' | 'content') =>
      page.locator('#service').getByLabel(t.fields[name], { exact: true });
    const send = page.locator('#service').getByRole('button', { name: t.submit });
    await field('name').click();
    await waitForIsland(page, '#service');
    await send.click();
    await expect(field('name')).toBeFocused();
    await expect(page.locator('#service-content-error')).toHaveText(fieldProblems.required);
    await expectAccessible(page, locale);
    await field('name').fill('王丽');
    await field('mobile').fill(anyMobile());
    await field('content').fill('发票抬头写错了，怎么改？');
    await page.context().setOffline(true);
    await send.click();
    await expect(page.locator('#service')).toContainText(forms.unsure);
    await page.context().setOffline(false);
    await send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sentTitle);
  });

  test('an account is renamed after its session was lost, and closed in one place', async ({
    page,
    server,
    link,
    texts,
    signIn,
  }) => {
    const { more: t, gate, signIn: words } = texts.accounts;
    const mobile = anyMobile();
    await signIn(page, mobile);
    await page.goto(link('mineMore'));
    const name = page.getByLabel(t.nickname, { exact: true });
    await name.click();
    await waitForIsland(page, '#rename');
    await name.fill('山茶');
    await page.context().clearCookies();
    forgetCodesSent(server.folder);
    await page.getByRole('button', { name: t.save, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: gate.title });
    await dialog.getByLabel(words.mobile, { exact: true }).fill(mobile);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: words.send }).click();
    const code = await codeIn(page, '[data-login-gate]');
    await dialog.getByLabel(words.code, { exact: true }).fill(code);
    await dialog.getByRole('button', { name: words.check, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(name).toHaveValue('山茶');

    forgetCodesSent(server.folder);
    await closeAccount(page, t, mobile);
    await page.waitForURL((url) => url.pathname === link('accountClosed'));
    await page.goto(link('mineMore'));
    await expect(page).toHaveURL(/\/login/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/\b422\b/] });

  test('what was typed is there again when a form is refused', async ({
    page,
    server,
    link,
    texts,
    signIn,
  }) => {
    const { advisers, accounts, fieldProblems } = texts;
    const { more: t } = accounts;
    await page.goto(link('onlineService'));
    const words = page.getByLabel(advisers.fields.content, { exact: true });
    await words.fill('还没留电话');
    await page.getByRole('button', { name: advisers.submit }).click();
    await expect(words).toHaveValue('还没留电话');
    await expect(page.locator('#service-name-error')).toHaveText(fieldProblems.required);

    const mobile = anyMobile();
    await signIn(page, mobile);
    await page.goto(link('mineMore'));
    await page.getByLabel(t.nickname, { exact: true }).fill('');
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.locator('#rename-nickname-error')).toHaveText(fieldProblems.nickname);

    await page.goto(link('mineMore'));
    await page.getByText(t.closeBegin).click();
    await page.getByLabel(t.closeMobile).fill('123');
    await page.getByRole('button', { name: t.closeSend, exact: true }).click();
    await expect(page.getByLabel(t.closeMobile)).toHaveValue('123');
    await expect(page.locator('#close-ask-mobile-error')).toHaveText(fieldProblems.mobile);
    forgetCodesSent(server.folder);
    await page.getByLabel(t.closeMobile).fill(mobile);
    await page.getByRole('button', { name: t.closeSend, exact: true }).click();
    await page.getByLabel(t.closeCode).fill(await codeIn(page, 'section:has(#close)'));
    await page.getByRole('button', { name: t.closeDo }).click();
    await page.waitForURL((url) => url.pathname === link('accountClosed'));
  });
});

test(
  'who can not close the account yet is told why, and where it ends, before any code',
  once,
  async ({ page, link, texts, signIn }) => {
    const { more: t } = texts.accounts;
    await signIn(page, '13700000010');
    await page.goto(link('mineMore'));
    await expect(page.getByText(t.ties.lead)).toBeVisible();
    await expect(page.getByLabel(t.closeMobile)).toHaveCount(0);
    await page.locator('section:has(#close) a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.raising.mineTitle);
  },
);

type MoreTexts = Texts['accounts']['more'];

async function closeAccount(page: Page, t: MoreTexts, mobile: string): Promise<void> {
  await page.getByText(t.closeBegin).click();
  await page.getByLabel(t.closeMobile).click();
  await waitForIsland(page, '#close-ask');
  await page.getByLabel(t.closeMobile).fill(mobile);
  await page.getByRole('button', { name: t.closeSend, exact: true }).click();
  await page.getByLabel(t.closeCode).fill(await codeIn(page, 'astro-island:has(#close-now)'));
  await page.getByRole('button', { name: t.closeDo }).click();
}

/** The demo shows the code it would have sent. */
async function codeIn(page: Page, place: string): Promise<string> {
  const shown = page.locator(place).getByText(/\d{6}/).first();
  return /\d{6}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
}
