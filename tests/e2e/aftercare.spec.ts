import type { Page } from 'playwright/test';
import { messageList } from '#src/shared/notices/calls.ts';
import { progressBless, progressFollow } from '#src/shared/progress/follow/calls.ts';
import type { Texts } from '#src/texts/texts.ts';
import { expect, test } from '../support/browser.ts';
import { decideNext } from '../support/decide-at-desk.ts';
import { familyOf } from '../support/demo-family.ts';
import { addPhoto } from '../support/fill-sheets.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

const follower = '13900000098';

/** What was typed survives a reload; then it goes along with a picture. */
async function publish(page: Page, { progress: t }: Texts, words: string): Promise<void> {
  await page.getByLabel(t.content).focus();
  const keeper = page.locator('astro-island[component-url*="PostKeeper"]');
  await expect(keeper).not.toHaveAttribute('ssr', '');
  await page.getByLabel(t.content).fill(words.slice(0, 12));
  await page.reload();
  await expect(page.getByLabel(t.content)).toHaveValue(words.slice(0, 12));
  await page.getByLabel(t.content).fill(words);
  await addPhoto(page);
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.successTitle);
}

/** It says how many were told, whatever the numbers are. */
function someReached({ progress }: Texts): RegExp {
  const many = progress.reachedThen('7', '7').replaceAll('7', String.raw`[\d,]+`);
  return new RegExp(many.replaceAll(/(donor|follower)s/g, '$1s?'));
}

test('a family posts an update with a picture, mends it once, and followers are told', async ({
  page,
  server,
  link,
  texts,
  signIn,
  locale,
}) => {
  const { progress: t, raiser } = texts;
  const { infoUuid, params, mobile } = familyOf('leukemia-xiaoyu');
  while (await decideNext(server, 'post')); // Posts of the seed wait before ours.
  const reader = await server.tokenOf(follower);
  await server.call(progressFollow, { infoUuid }, reader);
  const told = async () => (await server.call(messageList, { anchorId: '' }, reader)).list.length;
  const before = await told();

  await signIn(page, mobile);
  await page.goto(link('fundraiserCenter', { params }));
  await page.getByRole('link', { name: raiser.actions.publishProgress, exact: true }).click();
  const words = `小雨今天画了一张画，贴在床头。${locale} ${Date.now()}`;
  await publish(page, texts, words);

  await decideNext(server, 'post', { refusals: { content: '请再写一句孩子的近况' } });
  await page.getByRole('link', { name: t.seeAudit }).click();
  await expect(page.getByRole('main')).toContainText('请再写一句孩子的近况');
  await expect(page.getByLabel(t.content)).toHaveValue(words);
  await page.getByLabel(t.content).fill(`${words} 胃口好些了。`);
  await page.getByRole('button', { name: t.mendSubmit }).click();
  await expect(page.getByRole('heading', { name: t.states[4] })).toBeVisible();

  await decideNext(server, 'post');
  await expect.poll(told).toBe(before + 1);
  await page.reload();
  await expect(page.getByText(someReached(texts))).toBeVisible();
  await page.goto(link('contribute', { params }));
  await expect(page.getByText('胃口好些了').first()).toContainText(String(locale));
  await page.getByRole('link', { name: t.all }).click();
  const post = page.getByRole('listitem').filter({ hasText: `${words} 胃口好些了。` });
  await expect(post.getByRole('img')).toHaveCount(1);
});

test.describe('thanks to many', () => {
  test.use({ expectedErrors: [/\b400\b/] });

  test('a family thanks many in place: how many is said where the form stood, and focused', async ({
    page,
    link,
    texts,
    signIn,
    locale,
  }) => {
    const { raiser: t, fieldProblems } = texts;
    const { params, mobile } = familyOf(locale === 'en' ? 'leukemia-xiaoyu' : 'heart-leyang');
    await signIn(page, mobile);
    await page.goto(link('fastReply', { params }));
    const gifts = page.getByRole('main').locator('.gifts li');
    const count = await gifts.count();
    expect(count).toBeGreaterThan(0);
    const own = page.getByLabel(t.replyOwn);
    await own.focus();
    await waitForIsland(page, '#fast-reply');
    const reply = page.getByRole('button', { name: t.replyAll(String(count)) });
    await own.fill('谢'.repeat(501));
    await reply.click();
    await expect(page.getByText(fieldProblems.tooLong)).toBeVisible();
    await expect(own).toBeFocused();
    await own.fill('谢谢您，一个一个都记着。');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await reply.click();
    await expect(page.getByText(t.replied(String(count)))).toBeFocused();
    await expect(gifts).toHaveCount(0);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
});

test.describe('a small act that is refused', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('is told at its button and keeps the focus there, without taking it from a field', async ({
    page,
    link,
    texts,
  }) => {
    const { progress: t } = texts;
    const { params } = familyOf('cancer-lin-teacher');
    await page.route(`**${progressBless.path}`, (route) => route.abort());
    await page.goto(link('detailProgress', { params }));
    const light = page.getByRole('button', { name: t.blessings.light });
    await light.focus();
    await waitForIsland(page, '.blessings');
    await light.click();
    const told = page.locator('.blessings').getByRole('alert');
    await expect(told).toHaveText(t.offline);
    await expect(told).toBeFocused();
    await expect(light).toHaveAttribute('aria-pressed', 'false');
  });
});
