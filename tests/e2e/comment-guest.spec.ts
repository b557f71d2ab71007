import { randomInt } from 'node:crypto';
import { progressFollow } from '#src/shared/progress/follow/calls.ts';
import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { signInInPlace } from '../support/sign-in-in-place.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

/** Makes a number that no other run signed in with. */
const anyMobile = () => `138${String(randomInt(100_000_000)).padStart(8, '0')}`;

test.describe('a guest with script', () => {
  test.use({ expectedErrors: [/\b401\b/] });

  test('is asked to sign in where they are, and then the comment is sent', async ({
    page,
    server,
    link,
    texts,
  }) => {
    const { comments: t } = texts;
    const infoUuid = await findOpenCase(server, 4);
    const list = link('commentList', { query: { infoUuid } });
    await page.goto(list);
    const field = page.getByLabel(t.label, { exact: true });
    await field.click();
    await waitForIsland(page, '#say');
    const words = `客人 ${Date.now()}`;
    await field.fill(words);
    await page.getByRole('button', { name: t.add }).click();
    await signInInPlace(page, { mobile: anyMobile(), texts });
    await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(page.url()).toContain(list);
  });

  test('is asked before anything is typed, and then writes under a name', async ({
    page,
    server,
    link,
    texts,
  }) => {
    const { comments: t } = texts;
    const infoUuid = await findOpenCase(server, 4);
    await page.goto(link('commentList', { query: { infoUuid } }));
    const field = page.getByLabel(t.label, { exact: true });
    await page.getByRole('link', { name: t.toSignIn }).focus();
    await waitForIsland(page, '#say');
    await page.getByRole('link', { name: t.toSignIn }).click();
    await signInInPlace(page, { mobile: anyMobile(), texts });
    await expect(field).toBeFocused();
    await expect(page.getByText(t.signInFirst)).toHaveCount(0);
    const words = `先登录 ${Date.now()}`;
    await field.fill(words);
    await page.getByRole('button', { name: t.add }).click();
    await expect(page.getByRole('article').filter({ hasText: words })).toBeFocused();
  });
});

test.describe('a guest on the page of a case', () => {
  test.use({ expectedErrors: [/\b401\b/] });

  test('who follows is asked to sign in where they are, and the case is followed', async ({
    page,
    openCase,
    link,
    texts,
  }) => {
    const { progress } = texts;
    await openCase(4);
    await page.getByRole('button', { name: progress.follow, exact: true }).focus();
    await waitForIsland(page, '[name="step"][value="follow"]');
    await page.getByRole('button', { name: progress.follow, exact: true }).click();
    // It is shown at once; only then is it kept.
    const kept = page.waitForResponse(
      (response) => response.url().endsWith(progressFollow.path) && response.ok(),
    );
    await signInInPlace(page, { mobile: anyMobile(), texts });
    await expect(page.getByRole('button', { name: progress.unfollow, exact: true })).toBeVisible();
    await kept;
    await page.goto(link('mineProgress'));
    // It is a new account that follows nothing else.
    await expect(page.getByText(progress.newsLead)).toBeVisible();
  });

  test('who writes is asked to sign in where they are, and the words are sent by themselves', async ({
    page,
    openCase,
    link,
    texts,
  }) => {
    const { comments: t } = texts;
    const infoUuid = await openCase(4);
    const field = page.getByLabel(t.label, { exact: true });
    const toSignIn = page.getByRole('link', { name: t.toSignIn });
    const send = page.getByRole('button', { name: t.add });
    await field.click();
    await waitForIsland(page, '#say');
    const words = `在求助页 ${Date.now()}`;
    await field.fill(words);
    await send.click();
    await signInInPlace(page, { mobile: anyMobile(), texts });
    await expect(page.locator('#comments li').filter({ hasText: words })).toBeFocused();
    await expect(field).toHaveValue('');
    await expect(toSignIn).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await field.fill(`${words}。`);
    await send.click();
    await expect(page.locator('#comments li').filter({ hasText: `${words}。` })).toBeFocused();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await page.context().clearCookies();
    await page.goto(link('commentList', { query: { infoUuid } }));
    await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(2);
  });
});
