import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { commentAdd } from '#src/shared/comments/calls.ts';
import { expect, type TestServer, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { signInInPlace } from '../support/sign-in-in-place.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

const someone = '13900000098';

/** Adds someone new who was answered, and has not read it. */
async function addAnswered(server: TestServer): Promise<string> {
  const mobile = `136${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const infoUuid = await findOpenCase(server, 2);
  const token = await server.tokenOf(mobile);
  const { commentId } = await server.call(commentAdd, { infoUuid, content: '一句话' }, token);
  const answer = { infoUuid, content: `谢谢 ${mobile.slice(-6)}`, parentId: commentId };
  await server.call(commentAdd, answer, await server.tokenOf(someone));
  return mobile;
}

const marks = (page: Page) => page.locator('[data-unread]').filter({ visible: true });
/** Counts at once: a mark that goes away while it is read counts no more. */
const countAt = async (page: Page) =>
  Number((await marks(page).locator('b').allTextContents())[0] ?? 0);

test('every page shows how many messages are unread, and one that is opened counts no more', async ({
  page,
  server,
  link,
  signIn,
  texts,
}) => {
  await signIn(page, await addAnswered(server));
  await page.goto(link('mineMessages'));
  const before = await countAt(page);
  expect(before).toBeGreaterThan(0);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(link('home'));
  expect(await countAt(page)).toBe(before);
  // On a phone it stands in the bar at the foot, on the door that leads to them.
  const bar = page.getByRole('navigation', { name: texts.platform.doors.bar });
  const door = bar.getByRole('link', { name: texts.messages.unreadMark });
  await expect(door).toHaveAttribute('href', link('mineMessages'));
  await expect(door.locator('b')).toHaveText(String(before));
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  await page.goto(link('mineMessages'));
  const row = page.locator('li').filter({ hasText: texts.messages.isNew }).first();
  await row.getByRole('link').click();
  await expect.poll(() => countAt(page)).toBe(before - 1);
  await page.goto(link('home'));
  await expect.poll(() => countAt(page)).toBe(before - 1);
});

test('the count stands clear of the next word, on a phone and on a wide screen', async ({
  page,
  server,
  link,
  signIn,
}) => {
  await signIn(page, await addAnswered(server));
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(link('launch'));
    await expect(marks(page)).toHaveCount(1);
    expect(await gapBehindMark(page)).toBeGreaterThanOrEqual(1);
  }
});

/** Counts the pixels between the mark in the head and the word behind it, as they are read. */
function gapBehindMark(page: Page): Promise<number> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('.site-head nav a')].filter((one) =>
      one.checkVisibility(),
    );
    const at = links.findIndex((one) => one.querySelector('[data-unread]')?.checkVisibility());
    const mark = links[at]?.querySelector('[data-unread]')?.getBoundingClientRect();
    const next = links[at + 1]?.getBoundingClientRect();
    return (next?.left ?? Number.NaN) - (mark?.right ?? Number.NaN);
  });
}

test.describe('a guest who signs in where they are', () => {
  test.use({ expectedErrors: [/\b401\b/] });

  test('sees at once how many messages wait, and asked for nothing before', async ({
    page,
    server,
    link,
    texts,
  }) => {
    const { comments: t } = texts;
    const { mobile } = familyOf('lung-miner-laoqin');
    const infoUuid = await findOpenCase(server, 2);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto(link('commentList', { query: { infoUuid } }));
    await expect(marks(page)).toHaveCount(0);
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    await page.getByRole('link', { name: t.toSignIn }).focus();
    await waitForIsland(page, '#say');
    await page.getByRole('link', { name: t.toSignIn }).click();
    await signInInPlace(page, { mobile, texts });
    await expect(page.getByText(t.signInFirst)).toHaveCount(0);
    await expect.poll(() => countAt(page)).toBeGreaterThan(0);
  });
});

test('whoever signs out takes the count along', async ({ page, server, link, signIn, texts }) => {
  await signIn(page, await addAnswered(server));
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

  test('a private page says it by itself', async ({ page, server, link, signIn }) => {
    await signIn(page, await addAnswered(server));
    await page.goto(link('mine'));
    expect(await countAt(page)).toBeGreaterThan(0);
    await page.goto(link('home'));
    await expect(marks(page)).toHaveCount(0);
  });
});
