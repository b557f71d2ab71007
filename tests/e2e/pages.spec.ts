import type { Page } from 'playwright/test';
import { defaultLocale } from '#src/shared/platform/locale.ts';
import { type RenderMode, type Route, type RouteName, routes } from '#src/shared/routes.ts';
import { expect, test } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findForeign } from '../support/find-foreign.ts';
import { findHtmlFaults } from '../support/find-html-faults.ts';
import { findTouching } from '../support/find-touching.ts';
import { addressOf, visitorOf } from '../support/page-addresses.ts';
import { walkByKeyboard } from '../support/walk-by-keyboard.ts';

const table = Object.entries(routes) as [RouteName, Route][];
const phoneWidth = 375;
const narrowWidth = 320;

/** These pages are refusals: they are shown by going wrong. */
const refusals: Partial<Record<RouteName, number>> = {
  notFound: 404,
  authService: 400,
  redirect: 400,
  messageJump: 400,
};

/** The page for no network stands under any address, and leads to that again. */
const emptyLinks: readonly RouteName[] = ['offline'];

/** These are addresses that lead on to a page of another mode. */
const leading: readonly RouteName[] = [
  'shortLink',
  'trigger',
  'messageMiddlePage',
  'authMiddlePage',
];

for (const [name, { path, mode }] of table) {
  test.describe(`${name} ${path}`, () => {
    test.use({ expectedErrors: refusals[name] ? [/status of 40\d/] : [] });

    let opened: Awaited<ReturnType<Page['goto']>>;
    test.beforeEach(async ({ page, server, link, signIn }) => {
      const visitor = visitorOf(name);
      if (visitor) await signIn(page, visitor);
      opened = await page.goto(await addressOf(name, server, link));
    });

    // One page load serves all of it: hundreds of pages are walked.
    test('has a title, a strict policy and nothing that axe finds, fits any phone and letters, and is walked by keyboard', async ({
      page,
      locale,
    }) => {
      expect(opened?.status()).toBe(refusals[name] ?? 200);
      const faults = await findHtmlFaults((await opened?.text()) ?? '');
      expect.soft(faults).toHaveLength(emptyLinks.includes(name) ? 1 : 0);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('html')).toHaveAttribute('lang', locale ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      expectStrict(opened?.headers() ?? {}, leading.includes(name) ? 'C' : mode);
      // The sheet that a trigger opens keeps the keyboard to itself until it is closed.
      if (name === 'trigger') await closeSheet(page);
      // What can be reached is the same in every language.
      if (locale === defaultLocale) await expectWalkable(page);
      await expectAccessible(page, locale);
      expect.soft(await findForeign(page)).toEqual([]);
      if (locale !== defaultLocale) expect.soft(await findTouching(page)).toEqual([]);
      await page.setViewportSize({ width: narrowWidth, height: 640 });
      expect.soft(await findTooWide(page, narrowWidth)).toEqual([]);
      await page.setViewportSize({ width: phoneWidth, height: 812 });
      const before = await letterSize(page);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await letterSize(page)).toBeCloseTo(before * 2, 0);
      expect.soft(await findTooWide(page, phoneWidth)).toEqual([]);
      expect.soft(await findClipped(page)).toEqual([]);
    });
  });
}

async function closeSheet(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.waitForFunction(() => !(history.state as { sheet?: string } | null)?.sheet);
  // From the sheet, which is the last thing of its page, one comes round to the beginning.
  await page.keyboard.press('Tab');
}

/** By the keyboard alone one gets to an action of the page, where it has any, and sees where one is. */
async function expectWalkable(page: Page): Promise<void> {
  const wanted = await page.locator('main').locator('button:visible, a.button:visible').count();
  const stops = await walkByKeyboard(page);
  expect.soft(stops[0]).toMatchObject({ href: '#main' });
  expect.soft(stops.filter(({ seen }) => !seen)).toEqual([]);
  if (wanted > 0) expect.soft(stops.some(({ isAction }) => isAction)).toBe(true);
}

/** It checks what a browser is told it may run, and that nobody may frame the page. */
function expectStrict(headers: Record<string, string>, mode: RenderMode): void {
  const policy = headers['content-security-policy'] ?? '';
  const scripts = /(?:^|; ?)script-src ([^;]*)/.exec(policy)?.[1];
  expect(scripts, policy).toBeDefined();
  expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*|data:|https?:/);
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(policy).toMatch(/object-src 'none'/);
  expect(policy).toMatch(/base-uri 'none'/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  if (mode === 'P') expect(headers['cache-control']).toMatch(/no-store/);
  if (mode === 'C') expect(headers['set-cookie']).toBeUndefined();
}

/** Finds what stands out of the window; scrolling boxes of their own may. */
function findTooWide(page: Page, width: number): Promise<string[]> {
  return page.evaluate((limit) => {
    if (document.documentElement.scrollWidth <= limit) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > limit + 1,
    );
    const found = wide.map((element) => element.outerHTML.slice(0, 120));
    return found.length > 0 ? found.slice(0, 5) : [`${document.documentElement.scrollWidth} px`];
  }, width);
}

function letterSize(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
}

/** Finds buttons that hide a part of their own words. */
function findClipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .button, input[type=submit]')]
      .filter((one) => getComputedStyle(one).overflow !== 'visible' || one.tagName === 'INPUT')
      .filter(
        (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
      )
      .map((one) => one.outerHTML.slice(0, 120)),
  );
}
