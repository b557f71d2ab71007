import type { Page } from 'playwright/test';
import { progressAdd } from '#src/shared/progress/calls.ts';
import type { Texts } from '#src/texts/texts.ts';
import { expect, once, test } from '../support/browser.ts';
import { firstFamily } from '../support/demo-family.ts';
import { deskStaff } from '../support/desk-in-browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false });
/** What is refused answers 4xx, which the browser counts as an error. */
test.use({ expectedErrors: [/status of 4/] });

test('a task is taken, looked at and decided by keys alone, and ? shows them', async ({
  page,
  server,
  link,
  texts,
  signIn,
  locale,
}) => {
  const { review: t } = texts;
  const content = `今天能下床走一小会儿了，谢谢大家。${locale}`;
  const token = await server.tokenOf(firstFamily.mobile);
  await server.call(progressAdd, { infoUuid: firstFamily.infoUuid, content }, token);
  await signIn(page, deskStaff.administrator);
  await page.goto(link('deskQueue', { params: { queue: 'post' } }));
  await page.keyboard.press('n');
  await page.waitForURL(/\/desk\/task\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await waitForIsland(page, '#decide');

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: t.keys.title });
  await expect(keys).toContainText(t.task.ways.post?.refuse ?? '');
  await expectAccessible(page, locale);
  await keys.getByLabel(t.keys.on).uncheck();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('w');
  await expect(page.getByLabel(t.task.words)).not.toBeFocused();
  await page.getByRole('button', { name: t.keys.show }).click();
  await keys.getByLabel(t.keys.on).check();
  await page.keyboard.press('Escape');

  await refuseFirstField(page, t);
  await page.keyboard.press('x');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.list.done)).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test(
  'a task is left to a colleague by keys, never to oneself, and the heading has the focus',
  once,
  async ({ page, server, link, texts, signIn }) => {
    const { passing: t } = texts;
    const content = '今天自己吃了半碗粥，谢谢大家。';
    const token = await server.tokenOf(firstFamily.mobile);
    await server.call(progressAdd, { infoUuid: firstFamily.infoUuid, content }, token);
    await signIn(page, deskStaff.administrator);
    await page.goto(link('deskQueue', { params: { queue: 'post' } }));
    await page.keyboard.press('n');
    await page.waitForURL(/\/desk\/task\//);
    await page.keyboard.press('p');
    const assignee = page.getByLabel(t.assignee);
    await expect(assignee).toBeFocused();
    const own = (await page.locator('.who > span').textContent()) ?? '';
    await expect(assignee).not.toContainText(own);
    await page.getByLabel(t.assignNote).fill('照片我已经看过，文字请你看。');
    await page.getByRole('button', { name: t.confirmAssign }).press('Enter');
    await expect(page.getByText('文字请你看')).not.toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test(
  'originals open beside their fields, by keys, one after the other, and nothing passes uncompared',
  once,
  async ({ page, link, texts, signIn }) => {
    const { task: t } = texts.review;
    await signIn(page, deskStaff.administrator);
    await page.goto(link('deskQueue', { params: { queue: 'base' } }));
    await page.keyboard.press('n');
    await page.waitForURL(/\/desk\/task\//);
    const decision = page.getByRole('region', { name: t.decide });
    await expect(decision).toBeInViewport();
    await page.keyboard.press('o');
    const opened = page.locator('[data-original][open]');
    const picture = opened.getByRole('img');
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
    const fields = page.locator('[data-key-group]').first().locator('.fields');
    const beside = async () => [await opened.boundingBox(), await fields.boundingBox()] as const;
    const [left, right] = await beside();
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
    const width = await widthOf();
    await page.keyboard.press('+');
    expect(await widthOf()).toBeGreaterThan(width * 1.4);
    await page.keyboard.press('r');
    await expect(picture).toHaveCSS('transform', /^matrix\(0, 1, -1, 0/);
    const first = await picture.getAttribute('src');
    await page.keyboard.press('j');
    await expect(page.locator('[data-key-stop]').first()).toBeFocused();
    await page.locator('[data-key-group]').nth(1).locator('[data-key-stop]').first().focus();
    await page.keyboard.press('o');
    await expect(picture).toHaveCount(2);
    await expect(picture.last()).not.toHaveAttribute('src', first ?? '');
    await expect(decision).toBeInViewport();
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    const tick = page.getByLabel(texts.raising.comparisons.identityCard);
    await expect(tick).toHaveAccessibleDescription(new RegExp(texts.fieldProblems.notCompared));
    await page.keyboard.press('t');
    await expect(tick).toBeFocused();
    await page.getByRole('button', { name: t.release }).click();
    await page.waitForURL(/\/desk\/queue\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

/** Goes to the first field, refuses it with ready words, and types where keys are letters. */
async function refuseFirstField(page: Page, { task: t }: Texts['review']): Promise<void> {
  await page.keyboard.press('j');
  await page.keyboard.press('f');
  const ready = page.getByLabel(t.ready).first();
  await expect(ready).toBeFocused();
  await ready.selectOption('privateInText');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(page.locator('#decide button[value="pass"]')).toBeFocused();
  await page.keyboard.press('w');
  await expect(page.getByLabel(t.words)).toBeFocused();
  await page.keyboard.type('a x f');
  await expect(page.getByLabel(t.words)).toHaveValue('a x f');
  await page.keyboard.press('Escape');
}
