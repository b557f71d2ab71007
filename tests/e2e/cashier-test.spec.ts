import type { Page } from 'playwright/test';
import { yuan } from '#src/shared/platform/money.ts';
import { expect, once, test } from '../support/browser.ts';
import { deskStaff } from '../support/desk-in-browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { openSection } from '../support/open-section.ts';

test.use({ javaScriptEnabled: false });

const chosen = (page: Page) => page.locator('input[name="amountInFen"]:checked');

test(
  'without script a test begins with 20 yuan for its group, charges what it shows, and one person ends it',
  once,
  async ({ page, server, link, texts, signIn }) => {
    const { experiments: t, review, donations } = texts;
    await signIn(page, deskStaff.administrator);
    await page.goto(link('desk'));
    await openSection(page, texts, 'deskExperiments');
    await page.getByLabel(t.reason).fill('想知道起始金额是否合适');
    await page.getByRole('button', { name: t.submit }).click();
    const proposals = page.getByRole('region', { name: review.board.proposals });
    await expect(proposals).toContainText(t.what(t.flags[1], '50'));
    await signIn(page, deskStaff.releaser);
    await page.goto(link('deskExperiments'));
    await proposals.getByRole('button', { name: review.board.confirm }).click();
    await expect(page.getByText(t.running, { exact: true })).toBeVisible();

    const infoUuid = await findOpenCase(server, 3);
    const begins = async () => {
      await page.context().clearCookies();
      await page.goto(link('contribute', { params: { infoUuid } }));
      await page.getByRole('link', { name: donations.give }).first().click();
      await expect(page).toHaveURL(/pay-new-style/);
      return chosen(page).getAttribute('value');
    };
    await expect.poll(begins, { intervals: [0] }).toBe('2000');
    await page.reload();
    await expect(chosen(page)).toHaveValue('2000');
    await page.locator('form.give button[type="submit"]').click();
    await expect(page.locator('body')).toContainText(yuan(2000, 'zh-CN'));
    await expect(page).toHaveURL(/\/sandbox\//);

    await signIn(page, deskStaff.releaser);
    await page.goto(link('deskExperiments'));
    await expect(page.getByText(t.verdicts.tooFew)).toBeVisible();
    await page.getByLabel(t.reason).fill('还太早，先停下来再想一想');
    await page.getByRole('button', { name: t.stopNow }).click();
    await expect(page.getByText(t.stopped, { exact: true })).toBeVisible();
    await page.goto(link('contribute', { params: { infoUuid } }));
    await page.getByRole('link', { name: donations.give }).first().click();
    await expect(page).toHaveURL(/\/cf\/pay\//);
    await expect(chosen(page)).toHaveValue('1000');
  },
);
