import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { updateProfile } from '#src/shared/accounts/profile/calls.ts';
import type { Texts } from '#src/texts/texts.ts';
import { expect, type Link, once, test } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { holdAnswers } from '../support/hold-answers.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

const anyMobile = () => `136${String(randomInt(100_000_000)).padStart(8, '0')}`;
const regionOf = (page: Page) => page.locator('[data-waiting]');

type Opened = { link: Link; texts: Texts; signIn: (page: Page, mobile: string) => Promise<void> };

/** Sends a new name, whose answer is held until it is let go. */
async function sendSlowly(page: Page, { link, texts, signIn }: Opened): Promise<() => void> {
  const { more: t } = texts.accounts;
  await signIn(page, anyMobile());
  await page.clock.install();
  await page.goto(link('mineMore'));
  await page.getByLabel(t.nickname, { exact: true }).click();
  await waitForIsland(page, '#rename');
  await page.waitForLoadState('networkidle');
  // From here on time passes by hand alone.
  await page.clock.pauseAt(Date.now() + 60_000);
  const letGo = await holdAnswers(page, `**${updateProfile.path}`);
  await page.getByLabel(t.nickname, { exact: true }).fill('慢慢');
  await page.getByRole('button', { name: t.save, exact: true }).click();
  await expect(page.locator('#rename [aria-disabled=true]')).toBeVisible();
  return letGo;
}

test('an overlay says that an answer takes long, leaves by itself after 15 s, and says what to do', async ({
  page,
  link,
  texts,
  signIn,
}) => {
  const { waiting: t } = texts.platform;
  const letGo = await sendSlowly(page, { link, texts, signIn });
  await expect(regionOf(page)).toBeEmpty();
  await page.clock.runFor(1_000);
  await expect(regionOf(page)).toHaveText(t.overlay);
  await expect(regionOf(page)).toHaveAttribute('data-waiting', 'overlay');
  await expect(page.locator('#rename button')).toBeFocused();
  await page.clock.runFor(14_900);
  await expect(regionOf(page)).toHaveText(t.overlay);
  await page.clock.runFor(200);
  await expect(regionOf(page)).toHaveText(t.slow);
  await expect(regionOf(page)).toHaveAttribute('data-waiting', 'slow');
  // This form leads on; one that stays says its last step so.
  await page.locator('#rename').evaluate((form) => {
    form.dispatchEvent(new CustomEvent('step', { bubbles: true, detail: 'done' }));
  });
  await expect(regionOf(page)).toHaveText(t.done);
  await page.clock.runFor(1_900);
  await expect(regionOf(page)).toHaveText(t.done);
  await page.clock.runFor(200);
  await expect(regionOf(page)).toBeEmpty();
  letGo();
});

test(
  'it stands in nobody’s way: the page below takes every tap',
  once,
  async ({ page, link, texts, signIn }) => {
    const letGo = await sendSlowly(page, { link, texts, signIn });
    await page.clock.runFor(1_000);
    await expect(regionOf(page)).toHaveAttribute('data-waiting', 'overlay');
    await page.getByLabel(texts.accounts.more.nickname, { exact: true }).click();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(link('home'));
    letGo();
  },
);

test(
  'an answer that comes at once says no more than the page does',
  once,
  async ({ page, link, texts, signIn }) => {
    const letGo = await sendSlowly(page, { link, texts, signIn });
    letGo();
    await expect(page.locator('#rename [aria-disabled=true]')).toHaveCount(0);
    await page.clock.runFor(5_000);
    await expect(regionOf(page)).toBeEmpty();
  },
);

test(
  'the overlay is no hindrance to who hears a page',
  once,
  async ({ page, link, texts, signIn, locale }) => {
    const letGo = await sendSlowly(page, { link, texts, signIn });
    await page.clock.runFor(1_000);
    await expect(regionOf(page)).toHaveAttribute('data-waiting', 'overlay');
    await page.clock.resume();
    await expectAccessible(page, locale);
    letGo();
  },
);
