import type { Locator, Page } from 'playwright/test';
import { progressAdd } from '#src/shared/progress/calls.ts';
import { verificationComplaintAdd } from '#src/shared/verification/acts/calls.ts';
import { verificationList } from '#src/shared/verification/calls.ts';
import type { Texts } from '#src/texts/texts.ts';
import { expect, test } from '../support/browser.ts';
import { firstFamily } from '../support/demo-family.ts';
import { deskStaff } from '../support/desk-in-browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

const { reviewer } = deskStaff;

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 }, expectedErrors: [/status of 400/] });

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
    await expect(
      page.getByRole('button', { name: t.task.ways.verification?.pass, exact: true }),
    ).toHaveCount(0);
    await page.getByRole('button', { name: t.task.claim }).click();

    await lookCloser(page, t);
    await page.goto(page.url());
    await expect(page.getByRole('region', { name: t.fields.realName })).toContainText('*');

    await page.getByLabel(t.task.words).fill('电话问过本人，情况属实');
    await page.getByRole('button', { name: t.task.ways.verification?.pass, exact: true }).click();
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
    const field = page.getByRole('region').filter({ hasText: content }).last();
    await press(page, field.locator('summary'));
    await tabTo(page, field.getByLabel(t.task.ready));
    await field.getByLabel(t.task.ready).selectOption('privateInText');
    await tabTo(page, field.getByLabel(t.task.ownWords));
    await page.keyboard.type('第三句');
    await press(page, page.getByRole('button', { name: t.task.ways.post?.refuse, exact: true }));
    await expect(page.getByText(t.list.done)).toBeVisible();
  });

  test('whoever is no staff finds no desk', async ({ page, link, signIn }) => {
    await signIn(page, '13900000092');
    expect((await page.goto(link('desk')))?.status()).toBe(404);
    expect((await page.goto(link('deskSignIn')))?.status()).toBe(404);
  });
});

/** Shows the name once; what was begun stays meanwhile, also where the task is kept for longer. */
async function lookCloser(page: Page, { task: t, fields }: Texts['review']): Promise<void> {
  const name = page.getByRole('region', { name: fields.realName });
  const words = page.getByLabel(t.words);
  await expect(name).toContainText('*');
  await waitForIsland(page, '#decide');
  await waitForIsland(page, '#unmask-realName');
  await words.fill('先写一半');
  await name.locator('summary').click();
  await name.getByLabel(t.unmaskWhy).fill('投诉说名字是假的，核对');
  await name.getByRole('button', { name: t.unmask }).click();
  await expect(name.getByRole('status')).not.toContainText('*');
  await page.getByRole('button', { name: t.renew }).click();
  await expect(page.getByRole('button', { name: t.renew })).toBeVisible();
  await expect(words).toHaveValue('先写一半');
  await words.fill('');
  await page.getByRole('button', { name: t.ways.verification?.refuse, exact: true }).click();
  await expect(words).toHaveAttribute('aria-invalid', 'true');
  await expect(name.getByRole('status')).not.toContainText('*');
}

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

test('Escape folds the other sections of the desk up, and the focus is where they opened', async ({
  page,
  link,
  texts,
  signIn,
}) => {
  await signIn(page, deskStaff.administrator);
  await page.goto(link('desk'));
  const more = page.getByText(texts.review.moreSections, { exact: true });
  const section = page.getByRole('link', { name: texts.titles.deskAudit });
  await more.press('Enter');
  await section.focus();
  await page.keyboard.press('Escape');
  await expect(section).toBeHidden();
  await expect(more).toBeFocused();
});
