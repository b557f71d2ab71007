import { randomInt } from 'node:crypto';
import { sendVerifyCode } from '#src/shared/accounts/calls.ts';
import { askPhoneChange } from '#src/shared/accounts/lost-phone/calls.ts';
import { expect, once, test } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';

/** Makes a number of its own, whose limits then touch nobody else. */
function anyMobile(): string {
  return `137${String(randomInt(100_000_000)).padStart(8, '0')}`;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/\b(422|400)\b/] });

    test(
      'who lost a phone asks for another with a code of that',
      once,
      async ({ page, link, texts, server }) => {
        const { lostPhone: t } = texts;
        const own = anyMobile();
        await server.tokenOf(own);
        await page.goto(link('login'));
        await page.getByRole('link', { name: t.door }).click();
        await page.getByLabel(t.ownMobile).fill(own);
        await page.getByLabel(t.mobile).fill(anyMobile());
        await page.getByRole('button', { name: t.send }).click();
        const code =
          (await page.getByRole('status').filter({ hasText: /\d{6}/ }).textContent())?.match(
            /\d{6}/,
          )?.[0] ?? '';
        const field = page.getByLabel(t.code);
        await field.fill(code === '000000' ? '000001' : '000000');
        await page.getByRole('button', { name: t.ask }).click();
        await expect(field).toHaveAccessibleDescription(
          new RegExp(texts.fieldProblems.verifyCodeMismatch),
        );
        await field.fill(code);
        await page.getByRole('button', { name: t.ask }).click();
        await expect(page).toHaveURL(/asked=1/);
        await expect(page.getByRole('status')).toBeVisible();
      },
    );
  });
}

test('a change that waits stands in the settings, and is refused by one tap', async ({
  page,
  link,
  texts,
  server,
  signIn,
  locale,
}) => {
  const { lostPhone: t } = texts;
  const [own, mobile] = [anyMobile(), anyMobile()];
  await signIn(page, own);
  const { demoCode = '' } = await server.call(sendVerifyCode, { mobile, scene: 'lost' });
  await server.call(askPhoneChange, { mobile, code: demoCode, ownMobile: own });
  await page.goto(link('bindPhone'));
  await page.getByRole('link', { name: t.door }).click();
  await expect(page.getByText(t.states.waiting)).toBeVisible();
  await expectAccessible(page, locale);
  await page.getByRole('button', { name: t.refuse }).click();
  await expect(page.getByRole('button', { name: t.refuse })).toBeHidden();
  await expectAccessible(page, locale);
});
