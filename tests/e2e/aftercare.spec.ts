import { messageList } from '#src/shared/messages/calls.ts';
import { progressFollow } from '#src/shared/progress/calls.ts';
import { deskClaimNext, deskDecide } from '#src/shared/review/calls.ts';
import { demoId } from '../../src/scripts/demo/add-story.ts';
import { allStories } from '../../src/scripts/demo/all-stories.ts';
import { expect, type TestServer, test } from '../support/browser.ts';
import { samplePicture } from '../support/test-photos.ts';

const reviewer = '13900000001';
const follower = '13900000098';
const family = (slug: string) => ({
  infoUuid: demoId(slug),
  mobile: `137000000${allStories.findIndex((story) => story.slug === slug) + 10}`,
});

/** As staff at their desk: takes the next post that waits; false when none does. */
async function decideNext(server: TestServer, refusal?: string): Promise<boolean> {
  const token = await server.tokenOf(reviewer);
  const task = await server.call(deskClaimNext, { queue: 'post' }, token);
  if (!task) return false;
  const decision = refusal ? ('refuse' as const) : ('pass' as const);
  const refusals = JSON.stringify(refusal ? { content: refusal } : {});
  await server.call(deskDecide, { taskId: task.taskId, revision: 1, decision, refusals }, token);
  return true;
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
  const { infoUuid, mobile } = family('leukemia-xiaoyu');
  const params = { infoUuid };
  while (await decideNext(server)) {
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
  await page.getByLabel(t.content).fill(words.slice(0, 12));
  await page.reload();
  await expect(page.getByLabel(t.content)).toHaveValue(words.slice(0, 12));
  await page.getByLabel(t.content).fill(words);
  const photos = page.locator('astro-island:has(#photos-attachments)');
  await expect(photos).not.toHaveAttribute('ssr', '');
  const buffer = await samplePicture(400, 300, Date.now() % 97)
    .jpeg()
    .toBuffer();
  const picture = { name: 'drawing.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('#photos-attachments').setInputFiles(picture);
  await expect(page.locator('input[type="hidden"][name="attachments"]')).not.toHaveValue('');
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.successTitle);

  await decideNext(server, '请再写一句孩子的近况');
  await page.getByRole('link', { name: t.seeAudit }).click();
  await expect(page.getByRole('main')).toContainText('请再写一句孩子的近况');
  await expect(page.getByLabel(t.content)).toHaveValue(words);
  await page.getByLabel(t.content).fill(`${words} 胃口好些了。`);
  await page.getByRole('button', { name: t.mendSubmit }).click();
  await expect(page.getByRole('heading', { name: t.states[4] })).toBeVisible();

  await decideNext(server);
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
    const { infoUuid, mobile } = family(locale === 'en' ? 'heart-leyang' : 'liver-abao');
    await signIn(page, mobile);
    await page.goto(link('fastReply', { params: { infoUuid } }));
    await page.getByLabel(t.replyOwn).fill('谢谢您，一个一个都记着。');
    await page.getByRole('button', { name: t.replyAll('').slice(0, 2) }).click();
    await expect(page.getByRole('status')).toBeVisible();
    await expect(page.getByText(t.replyNoneGifts)).toBeVisible();
    await page.goto(link('fastReply', { params: { infoUuid }, query: { subject: 'comments' } }));
    await expect(page.getByRole('main')).not.toContainText('谢谢您，一个一个都记着');
  });

  test('a visitor leaves a kind thought, and a reader follows the case', async ({
    page,
    link,
    texts,
    signIn,
  }) => {
    const { progress: t } = texts;
    const { infoUuid } = family('burn-duoduo');
    await page.goto(link('detailProgress', { params: { infoUuid } }));
    const hug = page.getByRole('button', { name: t.blessings.hug });
    const counted = async () => Number(/\d+/.exec((await hug.textContent()) ?? '')?.[0]);
    const before = await counted();
    await hug.click();
    await expect(hug).toContainText(String(before + 1));
    await signIn(page, follower);
    await page.getByRole('button', { name: t.follow }).click();
    await page.waitForURL(/mine-progress/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: t.unfollow }).last().click();
  });
});
