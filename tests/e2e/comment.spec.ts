import { commentGet } from '#src/shared/comments/calls.ts';
import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { holdAnswers } from '../support/hold-answers.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

const mobile = '13900000081';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader comments on the page of a case, and removes it again on the list', async ({
    page,
    openCase,
    texts,
    signIn,
    locale,
  }) => {
    const { comments: t } = texts;
    await signIn(page, mobile);
    await openCase(2);
    const words = `今晚路过 ${locale} <b>&`;
    await page.getByLabel(t.label, { exact: true }).fill(words);
    await page.getByRole('button', { name: t.add }).click();
    await page.waitForURL(/#comments$/);
    await expect(page.locator('#comments')).toContainText(words);

    await page.getByRole('link', { name: t.all }).click();
    await page.getByRole('button', { name: t.own }).click();
    const comment = page.getByRole('article').filter({ hasText: words });
    await expect(comment).toContainText(t.mine);
    await expect(page.getByText(t.ownFirst)).toBeVisible();
    await comment.getByRole('button', { name: /0/ }).click();
    await expect(comment.getByRole('button', { pressed: true })).toContainText(t.like('1'));
    await expect(comment.getByRole('button', { name: t.removeThis })).toBeHidden();
    await comment.getByText(t.remove, { exact: true }).click();
    await expect(comment).toContainText(t.removeAsk);
    await comment.getByRole('button', { name: t.removeThis }).click();
    await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(0);
  });

  test.describe('what everyone reads', () => {
    test.use({ expectedErrors: [/\b422\b/] });

    test('has no telephone number in it: the field says so and keeps what was typed', async ({
      page,
      openCase,
      texts,
      signIn,
    }) => {
      const { comments: t, fieldProblems } = texts;
      const words = '我的电话 13812345678 请加我';
      await signIn(page, mobile);
      await openCase(2);
      await page.getByLabel(t.label, { exact: true }).fill(words);
      await page.getByRole('button', { name: t.add }).click();
      await expect(page.locator('#comments')).toContainText(fieldProblems.privateWords);
      await expect(page.getByLabel(t.label, { exact: true })).toHaveValue(words);
      await page.getByLabel(t.label, { exact: true }).fill('我请社工转告你们');
      await page.getByRole('button', { name: t.add }).click();
      await page.waitForURL(/#comments$/);
    });
  });

  test.describe('a guest', () => {
    test.use({ expectedErrors: [/\b422\b/] });

    test('is asked to sign in, and keeps what was typed', async ({ page, openCase, texts }) => {
      const { comments: t, problems } = texts;
      await openCase(2);
      await page.getByLabel(t.label, { exact: true }).fill('还没登录');
      await page.getByRole('button', { name: t.add }).click();
      await expect(page.getByRole('alert')).toHaveText(problems.loginExpired);
      await expect(page.getByLabel(t.label, { exact: true })).toHaveValue('还没登录');
      await expect(page.getByRole('link', { name: t.signIn })).toBeVisible();
    });
  });
});

test('with script what was not sent is there again', async ({
  page,
  server,
  link,
  texts,
  signIn,
}) => {
  const { comments: t } = texts;
  const infoUuid = await findOpenCase(server, 3);
  await signIn(page, mobile);
  const list = link('commentList', { query: { infoUuid } });
  await page.goto(list);
  await page.getByLabel(t.label, { exact: true }).click();
  await waitForIsland(page, '#say');
  await page.getByLabel(t.label, { exact: true }).pressSequentially('写到一半');
  await page.goto(link('contribute', { params: { infoUuid } }));
  await page.goto(list);
  await page.getByLabel(t.label, { exact: true }).click();
  await expect(page.getByLabel(t.label, { exact: true })).toHaveValue('写到一半');
});

test('with script a reader answers, likes, orders and removes in place', async ({
  page,
  server,
  link,
  texts,
  signIn,
  locale,
}) => {
  const { comments: t } = texts;
  const infoUuid = await findOpenCase(server, 3);
  await signIn(page, mobile);
  const list = link('commentList', { query: { infoUuid } });
  await page.goto(list);
  await page.getByLabel(t.label, { exact: true }).click();
  await waitForIsland(page, '#say');
  await page.getByRole('article').nth(1).getByRole('link', { name: t.reply }).click();
  const field = page.getByLabel(t.label, { exact: true });
  await expect(field).toBeFocused();
  const words = `回答 ${locale} ${Date.now()}`;
  await field.fill(words);
  await page.getByRole('button', { name: t.add }).click();
  const comment = page.getByRole('article').filter({ hasText: words });
  await expect(comment).toBeFocused();
  await expect(page.getByText('0 / 500', { exact: true })).toBeVisible();
  await comment.getByRole('button', { name: /0/ }).click();
  await expect(comment.getByRole('button', { pressed: true })).toContainText(t.like('1'));
  const letGo = await holdAnswers(page, new RegExp(commentGet.path));
  await page.getByRole('link', { name: t.orders.liked }).click();
  await expect(page.locator('#comments')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: texts.platform.loading })).toBeAttached();
  letGo();
  await expect(page.getByRole('link', { name: t.orders.liked })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await comment.getByText(t.remove, { exact: true }).click();
  await comment.getByRole('button', { name: t.removeThis }).click();
  await expect(comment).toHaveCount(0);
  expect(page.url()).toContain(list);
});
