import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { products } from '#src/shared/content/enumerations.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { type RenderMode, type Route, type RouteName, routes } from '#src/shared/routes.ts';
import { shortLink } from '#src/shared/sharing/calls.ts';
import { verificationAdd } from '#src/shared/verification/calls.ts';
import { demoId } from '../../src/scripts/demo/add-story.ts';
import { allStories } from '../../src/scripts/demo/all-stories.ts';
import { expect, type Link, type TestServer, test } from '../support/browser.ts';

const table = Object.entries(routes) as [RouteName, Route][];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const phoneWidth = 375;
const narrowWidth = 320;
/** A donor of the tests' own. */
const mobile = '13900000071';

/** The one case of the seed that the platform doubts. */
const riskyCase = demoId(allStories.find(({ state }) => state === 'risk')?.slug ?? '');

const articles = join(import.meta.dirname, '../../src/content/articles/zh-CN');
/** What stands for a path's parameters, besides the case. */
const samples: Record<string, string> = {
  kind: 'user',
  product: products[0],
  slug: basename(readdirSync(articles)[0] ?? '', '.md'),
};
/** Pages that are refusals: shown by going wrong. */
const refusals: Partial<Record<RouteName, number>> = {
  notFound: 404,
  authService: 400,
  redirect: 400,
};

/** Addresses that lead on to a page of another mode. */
const leading: readonly RouteName[] = [
  'shortLink',
  'trigger',
  'messageMiddlePage',
  'authMiddlePage',
];

/** Something to show on each page: a case of the seed, and a gift to it that waits to be paid. */
async function addressOf(name: RouteName, server: TestServer, link: Link): Promise<string> {
  if (name === 'notFound') return `${link('commonList')}/no-such-page`;
  if (name === 'authService') return link(name, { query: { state: 'unknown' } });
  if (name === 'riskCaseIntercept') return link(name, { query: { infoUuid: riskyCase } });
  // Goes back nowhere, and so can be looked at.
  if (name === 'historyBack') return link(name, { query: { steps: 0 } });
  if (name === 'shortLink') {
    const url = link('contribute', { params: { infoUuid: await findCase(server) } });
    return link(name, { params: await server.call(shortLink, { url }) });
  }
  const params = await paramsOf(routes[name].path, server);
  if ((routes[name].query as readonly string[]).includes('infoUuid')) {
    const infoUuid = await findCase(server);
    if (name === 'proveSuccess') await verifyCase(server, infoUuid);
    return link(name, { params, query: { infoUuid } });
  }
  if (name !== 'paySuccess' && name !== 'receipt') return link(name, { params });
  const gift = { infoUuid: await findCase(server), amountInFen: 2000, payChannel: 8 };
  const { tradeNo, receiptCode } = await server.call(orderAdd, gift);
  const query = name === 'receipt' ? { receiptCode: receiptCode ?? '' } : { tradeNo };
  return link(name, { params, query });
}

/** The thanks are for those who verified; who did already may see them again. */
async function verifyCase(server: TestServer, infoUuid: string): Promise<void> {
  const friend = { kind: 'friend', relation: 'neighbour', realName: '王小明' } as const;
  const proof = { infoUuid, ...friend, content: '我们是邻居，看着这家人一路过来。' };
  await server.call(verificationAdd, proof, await server.tokenOf(mobile)).catch(() => undefined);
}

async function paramsOf(path: string, server: TestServer): Promise<Record<string, string>> {
  const params: Record<string, string> = {};
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const sample = name === 'infoUuid' ? await findCase(server) : samples[name];
    if (!sample) throw new Error(`Say in samples what stands for {${name}}.`);
    params[name] = sample;
  }
  return params;
}

async function findCase(server: TestServer): Promise<string> {
  const list = await (await fetch(`${server.origin}/cf/common/list`)).text();
  const found = /\/cf\/contribute\/([\w-]{22})/.exec(list)?.[1];
  if (!found) throw new Error('The list shows no case to try pages with.');
  return found;
}

for (const [name, { access, path, mode }] of table) {
  test.describe(`${name} ${path}`, () => {
    test.use({ expectedErrors: refusals[name] ? [/status of 40\d/] : [] });

    let opened: Awaited<ReturnType<Page['goto']>>;
    test.beforeEach(async ({ page, server, link, signIn }) => {
      if (access !== 'open') await signIn(page, mobile);
      opened = await page.goto(await addressOf(name, server, link));
    });

    test('answers with a title, a heading, its language and a strict policy', async ({
      page,
      locale,
    }) => {
      expect(opened?.status()).toBe(refusals[name] ?? 200);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('html')).toHaveAttribute('lang', locale ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      expectStrict(opened?.headers() ?? {}, leading.includes(name) ? 'C' : mode);
    });

    test('has nothing that axe finds, in the light and in the dark', async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html)}`);
        expect.soft(found, colorScheme).toEqual([]);
      }
    });

    test('fits the narrowest phones, and letters of twice the size', async ({ page }) => {
      await page.setViewportSize({ width: narrowWidth, height: 640 });
      expect.soft(await findTooWide(page, narrowWidth)).toEqual([]);
      await page.setViewportSize({ width: phoneWidth, height: 812 });
      const before = await letterSize(page);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await letterSize(page)).toBeCloseTo(before * 2, 0);
      expect.soft(await findTooWide(page, phoneWidth)).toEqual([]);
      expect.soft(await findClipped(page)).toEqual([]);
    });

    test('can be walked through with the keyboard, whose place is seen', async ({ page }) => {
      const wanted = await page.locator('main').locator('button:visible, a.button:visible').count();
      // The sheet that a trigger opens keeps the keyboard to itself until it is closed.
      if (name === 'trigger') await page.keyboard.press('Escape');
      const stops = await walk(page);
      expect(stops[0]).toMatchObject({ href: '#main' });
      expect(stops.filter(({ seen }) => !seen)).toEqual([]);
      if (wanted > 0) expect(stops.some(({ isAction }) => isAction)).toBe(true);
    });
  });
}

/** What a browser is told it may run, and that nobody may frame the page. */
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

/** What stands out of the window; scrolling boxes of their own may. */
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

/** Buttons that hide a part of their own words. */
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

type Stop = { html: string; href: string | null; isAction: boolean; seen: boolean };

/** Tabs through the page once, up to a hundred stops, and tells of each whether it shows focus. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < 100; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      const { width, height } = element.getBoundingClientRect();
      return {
        html: element.outerHTML.slice(0, 120),
        href: element.getAttribute('href'),
        isAction: element.matches('main button, main a.button'),
        seen: (outlined || boxShadow !== 'none') && width > 1 && height > 1,
      };
    });
    if (!stop || (stops.length > 0 && stop.html === stops[0]?.html)) return stops;
    stops.push(stop);
  }
  return stops;
}
