import { expect, once, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';

test(
  'a monthly gift whose first charge comes after the end of the appeal says so',
  once,
  async ({ page, server, link, texts: { monthly: t }, signIn }) => {
    await signIn(page, '13600000411');
    const infoUuid = await findOpenCase(server, 8);
    await page.goto(link('monthlyStart', { query: { infoUuid } }));
    // Stories of the demo end within a month, before which nothing is charged.
    await expect(page.getByText(t.endsBefore('|').split('|')[1] as string)).toBeVisible();
    await page.goto(link('monthlyStart'));
    await expect(page.getByLabel(t.amount)).toBeVisible();
    await expect(page.locator('main .notice')).toHaveCount(0);
  },
);
