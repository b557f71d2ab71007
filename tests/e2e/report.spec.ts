import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { signInInPlace } from '../support/sign-in-in-place.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

/** Each test reports as someone new: a person has one open report of a case. */
const anyMobile = () => `137${String(randomInt(100_000_000)).padStart(8, '0')}`;
const words = '照片和另一个求助里的一样 the same picture';

async function fill(page: Page, t: { reason: string; content: string }): Promise<void> {
  await page.getByLabel(t.reason).selectOption('stolenPictures');
  await page.getByLabel(t.content, { exact: true }).fill(words);
}

test.describe('with a mistake', () => {
  test.use({ expectedErrors: [/\b400\b/] });

  test('a report that is too short is refused at its field, and sent once mended', async ({
    page,
    server,
    link,
    texts,
    signIn,
  }) => {
    const { reports: t, fieldProblems } = texts;
    const infoUuid = await findOpenCase(server, 1);
    await signIn(page, anyMobile());
    await page.goto(link('accountReport', { params: { infoUuid } }));
    await waitForIsland(page, 'button[type=submit]');
    await fill(page, t);
    const content = page.getByLabel(t.content, { exact: true });
    await content.fill('短');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(fieldProblems.tooShort)).toBeVisible();
    await expect(content).toBeFocused();
    await content.fill(words);
    await page.reload();
    await waitForIsland(page, 'button[type=submit]');
    await expect(content).toHaveValue(words);
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(t.states.open, { exact: true })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    const drafts = () => page.evaluate(() => Object.keys(localStorage).join());
    expect(await drafts()).not.toContain('draft.report');
  });
});

test.describe('with a session that is lost', () => {
  test.use({ expectedErrors: [/\b401\b/] });

  test('a report is sent after signing in where the reporter is', async ({
    page,
    server,
    link,
    texts,
    signIn,
  }) => {
    const { reports: t } = texts;
    const infoUuid = await findOpenCase(server, 2);
    const mobile = anyMobile();
    await signIn(page, mobile);
    await page.goto(link('accountReport', { params: { infoUuid } }));
    await waitForIsland(page, 'button[type=submit]');
    await fill(page, t);
    await page.context().clearCookies();
    await page.getByRole('button', { name: t.submit }).click();
    await signInInPlace(page, { mobile, texts, folder: server.folder });
    await expect(page.getByText(t.states.open, { exact: true })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a report posts by itself', async ({ page, server, link, texts, signIn }) => {
    const { reports: t } = texts;
    const infoUuid = await findOpenCase(server, 3);
    await signIn(page, anyMobile());
    await page.goto(link('accountReport', { params: { infoUuid } }));
    await fill(page, t);
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(t.states.open, { exact: true })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
  });
});
