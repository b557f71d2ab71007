import { expect, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';

const follower = '13900000098';

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
