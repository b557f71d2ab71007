import { messageList } from '#src/shared/notices/calls.ts';
import { progressFollow } from '#src/shared/progress/follow/calls.ts';
import { expect, test } from '../support/browser.ts';
import { decideNext } from '../support/decide-at-desk.ts';
import { familyOf } from '../support/demo-family.ts';
import { addPhoto } from '../support/fill-sheets.ts';

const follower = '13900000098';
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
  while (await decideNext(server, 'post')) {
    // Posts of the seed wait before ours.
  }
  const reader = await server.tokenOf(follower);
  await server.call(progressFollow, { infoUuid }, reader);
  const told = async () => (await server.call(messageList, { anchorId: '' }, reader)).list.length;
  const before = await told();

  await signIn(page, mobile);
  await page.goto(link('fundraiserCenter', { params }));
  await page.getByRole('link', { name: raiser.actions.publishProgress, exact: true }).click();
  const words = `小雨今天画了一张画，贴在床头。${locale} ${Date.now()}`;
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

  await decideNext(server, 'post', { refusals: { content: '请再写一句孩子的近况' } });
  await page.getByRole('link', { name: t.seeAudit }).click();
  await expect(page.getByRole('main')).toContainText('请再写一句孩子的近况');
  await expect(page.getByLabel(t.content)).toHaveValue(words);
  await page.getByLabel(t.content).fill(`${words} 胃口好些了。`);
  await page.getByRole('button', { name: t.mendSubmit }).click();
  await expect(page.getByRole('heading', { name: t.states[4] })).toBeVisible();

  await decideNext(server, 'post');
  await expect.poll(told).toBe(before + 1);
  await page.goto(link('contribute', { params }));
  await expect(page.getByText('胃口好些了').first()).toContainText(String(locale));
  await page.getByRole('link', { name: t.all }).click();
  const post = page.getByRole('listitem').filter({ hasText: `${words} 胃口好些了。` });
  await expect(post.getByRole('img')).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a family thanks everyone at once, and each gift shows it once', async ({
    page,
    link,
    texts,
    signIn,
    locale,
  }) => {
    const { raiser: t } = texts;
    const { params, mobile } = familyOf(locale === 'en' ? 'heart-leyang' : 'liver-abao');
    await signIn(page, mobile);
    await page.goto(link('fastReply', { params }));
    await page.getByLabel(t.replyOwn).fill('谢谢您，一个一个都记着。');
    await page.getByRole('button', { name: t.replyAll('').slice(0, 2) }).click();
    await expect(page.getByRole('status')).toBeVisible();
    await expect(page.getByText(t.replyNoneGifts)).toBeVisible();
    await page.goto(link('fastReply', { params, query: { subject: 'comments' } }));
    await expect(page.getByRole('main')).not.toContainText('谢谢您，一个一个都记着');
  });

  test('a visitor leaves a kind thought, and a reader follows the case', async ({
    page,
    link,
    texts,
    signIn,
  }) => {
    const { progress: t } = texts;
    const { params } = familyOf('cancer-lin-teacher');
    await page.goto(link('detailProgress', { params }));
    const hug = page.getByRole('button', { name: t.blessings.hug });
    const counted = async () => Number(/\d+/.exec((await hug.textContent()) ?? '')?.[0]);
    const before = await counted();
    await hug.click();
    await expect(hug).toContainText(String(before + 1));
    await signIn(page, follower);
    await page.getByRole('button', { name: t.follow }).click();
    await page.waitForURL(/identify-follow/);
    await expect(page.getByText(t.followed)).toBeVisible();
    await page.getByRole('button', { name: t.unfollow }).click();
    await expect(page.getByRole('button', { name: t.follow })).toBeVisible();
  });

  test('a reader follows a case from its page of following, after signing in, and no longer', async ({
    page,
    link,
    texts,
    signIn,
  }) => {
    const { progress: t, messages } = texts;
    const { infoUuid } = familyOf('cancer-lin-teacher');
    await page.goto(link('messageIdentifyFollow'));
    await expect(page.getByText(messages.follow.chooseCase)).toBeVisible();
    const here = link('messageIdentifyFollow', { query: { infoUuid } });
    await page.goto(here);
    await page.getByRole('link', { name: t.signInToFollow }).click();
    await expect(page).toHaveURL(/login\?redirectUrl=.*identify-follow/);
    await signIn(page, '13900000097');
    await page.goto(here);
    await page.getByRole('button', { name: t.follow }).click();
    await expect(page.getByText(t.followed)).toBeVisible();
    await page.getByRole('button', { name: t.unfollow }).click();
    await expect(page.getByRole('button', { name: t.follow })).toBeVisible();
  });

  test('pages of posts are there for the family of the case, and for nobody else who is signed in', async ({
    page,
    link,
    signIn,
  }) => {
    const { infoUuid, params, mobile } = familyOf('cancer-lin-teacher');
    const pages = [
      ...(['publishProgress', 'dynamicAudit', 'publishSuccess', 'publishSuccessV2'] as const).map(
        (name) => link(name, { params }),
      ),
      link('compensateProgress', { query: { infoUuid } }),
    ];
    const statusesAs = async (who: string) => {
      await signIn(page, who);
      const answers = pages.map(async (path) => (await page.context().request.get(path)).status());
      return [...new Set(await Promise.all(answers))];
    };
    expect(await statusesAs(mobile)).toEqual([200]);
    expect(await statusesAs(follower)).toEqual([404]);
  });
});
