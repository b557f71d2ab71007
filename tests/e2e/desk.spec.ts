import type { Locator, Page } from 'playwright/test';
import { progressAdd } from '#src/shared/progress/calls.ts';
import { verificationComplaintAdd, verificationList } from '#src/shared/verification/calls.ts';
import { expect, test } from '../support/browser.ts';
import { firstFamily } from '../support/demo-family.ts';
import { deskStaff } from '../support/desk-in-browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';

const { reviewer } = deskStaff;

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a reviewer takes a complaint, looks at one secret field once, and dismisses it', async ({
    page,
    server,
    link,
    texts,
    signIn,
  }) => {
    const { review: t } = texts;
    const infoUuid = await findOpenCase(server, 2);
    const { list } = await server.call(verificationList, { infoUuid });
    const complaint = { verifyId: list[0]?.verifyId ?? '', reason: '同病房的人说没见过他' };
    await server.call(verificationComplaintAdd, complaint, await server.tokenOf('13900000091'));
    await signIn(page, reviewer);
    await page.goto(link('desk'));
    await page.getByRole('link', { name: t.queues.verification, exact: true }).click();
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByText(complaint.reason)).toBeVisible();
    await expect(page.getByRole('button', { name: t.task.pass, exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: t.task.claim }).click();

    const name = page.getByRole('region', { name: t.fields.realName });
    await expect(name).toContainText('*');
    const masked = await name.getByText('*').first().textContent();
    await name.locator('summary').click();
    await name.getByLabel(t.task.unmaskWhy).fill('投诉说名字是假的，核对');
    await name.getByRole('button', { name: t.task.unmask }).click();
    await expect(name.getByRole('status')).not.toContainText('*');
    await page.goto(page.url());
    await expect(name).toContainText(masked?.trim().slice(0, 2) ?? '*');

    await page.getByLabel(t.task.words).fill('电话问过本人，情况属实');
    await page.getByRole('button', { name: t.task.pass, exact: true }).click();
    await expect(page.getByText(t.list.done)).toBeVisible();
    await page.goto(link('deskCase', { params: { infoUuid } }));
    await expect(page.getByText('电话问过本人，情况属实')).toBeVisible();
    await expect(page.getByText('投诉说名字是假的，核对')).toBeVisible();
  });
});

test.describe('on a phone, without script and with the keyboard alone', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 375, height: 812 },
    expectedErrors: [/status of 404/],
  });

  test('a reviewer refuses one field of a post with ready words', async ({
    page,
    server,
    link,
    texts,
    signIn,
    locale,
  }) => {
    const { review: t } = texts;
    const content = `今天换了药，住在 ${locale} 三楼，谢谢大家。`;
    const token = await server.tokenOf(firstFamily.mobile);
    await server.call(progressAdd, { infoUuid: firstFamily.infoUuid, content }, token);
    await signIn(page, reviewer);
    await page.goto(link('deskQueue', { params: { queue: 'post' } }));
    // The oldest stand first, so this one is last.
    await press(page, page.locator('tbody tr').last().getByRole('link'));
    await press(page, page.getByRole('button', { name: t.task.claim }));
    await expect(page.getByText(content)).toBeVisible();
    const field = page.getByRole('region').filter({ hasText: content });
    await press(page, field.locator('summary'));
    await tabTo(page, field.getByLabel(t.task.ready));
    await field.getByLabel(t.task.ready).selectOption('privateInText');
    await tabTo(page, field.getByLabel(t.task.ownWords));
    await page.keyboard.type('第三句');
    await press(page, page.getByRole('button', { name: t.task.refuse, exact: true }));
    await expect(page.getByText(t.list.done)).toBeVisible();
  });

  test('whoever is no staff finds no desk', async ({ page, link, signIn }) => {
    await signIn(page, '13900000092');
    expect((await page.goto(link('desk')))?.status()).toBe(404);
    expect((await page.goto(link('deskSignIn')))?.status()).toBe(404);
  });
});

/** Walks with Tab until it stands on the target, which has to come within a page's length. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard did not get there.');
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
