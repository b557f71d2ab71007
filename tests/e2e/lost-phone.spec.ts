import { randomInt } from 'node:crypto';
import { expect, test } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';

/** A number of its own, whose limits then touch nobody else. */
function anyMobile(): string {
  return `137${String(randomInt(100_000_000)).padStart(8, '0')}`;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('who lost a phone asks for another, and sees it refused', async ({
      page,
      link,
      texts,
      server,
    }) => {
      const { lostPhone: t } = texts;
      const own = anyMobile();
      await server.tokenOf(own);
      await page.goto(link('login'));
      await page.getByRole('link', { name: t.door }).click();
      await page.getByLabel(t.ownMobile).fill(own);
      await page.getByLabel(t.mobile).fill(anyMobile());
      await page.getByRole('button', { name: t.send }).click();
      const notice = await page.getByRole('status').textContent();
      await page.getByLabel(t.code).fill(notice?.match(/\d{6}/)?.[0] ?? '');
      await page.getByRole('button', { name: t.ask }).click();
      await expect(page).toHaveURL(/asked=1/);
      await expect(page.getByRole('status')).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
    });
  });
}
