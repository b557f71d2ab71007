import { askForCode, askForCodes } from '../support/ask-for-code.ts';
import { expect, test } from '../support/browser.ts';

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
      // Each is an account of its own, which has no phone yet.
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
