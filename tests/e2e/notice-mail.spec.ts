import { expect, once, test } from '../support/browser.ts';
import { otherCode } from '../support/code-sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { anyMobile, anyPlace, findMailCode, findMailToken } from '../support/notice-letters.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/\b(422|400)\b/] });

    test(
      'from settings to a letter, and from its link to no more letters',
      once,
      async ({ page, link, texts, server, signIn, locale }) => {
        const t = texts.mail;
        const [mobile, place] = [anyMobile(), anyPlace()];
        const shown = `d***@${place}`;
        await signIn(page, mobile);
        await page.goto(link('mineMore'));
        const settings = page.getByRole('region', { name: t.title });
        await settings.getByLabel(t.email).fill(`donor@${place}`);
        await settings.getByRole('button', { name: t.send }).click();
        await expect(settings.getByRole('status')).toHaveText(t.sent(shown));
        if (javaScriptEnabled) await expectAccessible(page, locale);
        const code = await findMailCode(server, place);
        const field = settings.getByLabel(t.code);
        await field.fill(otherCode(code));
        await settings.getByRole('button', { name: t.give }).click();
        await expect(field).toHaveAccessibleDescription(
          new RegExp(texts.fieldProblems.verifyCodeMismatch),
        );
        await field.fill(code);
        await settings.getByRole('button', { name: t.give }).click();
        await expect(settings.getByText(t.given(shown))).toBeVisible();
        await findMailToken(server, { mobile, place });
        await page.goto('/sandbox/messages');
        const letter = page.getByRole('article').filter({ hasText: shown });
        await letter.getByRole('link', { name: /mail-off/ }).click();
        await expect(page.getByText(t.off.ask(shown))).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page, locale);
        await page.getByRole('button', { name: t.off.stop }).click();
        await expect(page.getByText(t.off.done)).toBeVisible();
        await page.getByRole('link', { name: t.off.settings }).click();
        await expect(settings.getByLabel(t.email)).toBeVisible();
        await expect(settings.getByText(shown)).toBeHidden();
      },
    );
  });
}
