import type { Page } from 'playwright/test';
import { expect, test } from '../support/browser.ts';

const family = '13700000010';
const marks = (page: Page) => page.locator('[data-unread]').filter({ visible: true });
const countAt = async (page: Page) => ((await marks(page).count()) === 0 ? 0 : shownAt(page));
const shownAt = async (page: Page) => Number(await marks(page).first().locator('b').textContent());

test('every page shows how many messages are unread, and one that is opened counts no more', async ({
  page,
  link,
  signIn,
  texts,
}) => {
  await signIn(page, family);
  await page.goto(link('mineMessages'));
  const before = await countAt(page);
  expect(before).toBeGreaterThan(0);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(link('home'));
  expect(await countAt(page)).toBe(before);
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  await page.goto(link('mineMessages'));
  const row = page.locator('li').filter({ hasText: texts.messages.isNew }).first();
  await row.getByRole('link').click();
  await expect.poll(() => countAt(page)).toBe(before - 1);
  await page.goto(link('home'));
  await expect.poll(() => countAt(page)).toBe(before - 1);
});

test('whoever signs out takes the count along', async ({ page, link, signIn, texts }) => {
  await signIn(page, family);
  await page.goto(link('mine'));
  await expect(marks(page)).not.toHaveCount(0);
  await page.getByRole('button', { name: texts.accounts.mine.logout }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/mine'));
  await page.goto(link('login'));
  await page.goto(link('home'));
  await expect(marks(page)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a private page says it by itself', async ({ page, link, signIn }) => {
    await signIn(page, family);
    await page.goto(link('mine'));
    expect(await countAt(page)).toBeGreaterThanOrEqual(0);
    await page.goto(link('home'));
    await expect(marks(page)).toHaveCount(0);
  });
});
