import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { type Route, type RouteName, routes } from '#src/shared/routes.ts';
import { expect, type TestServer, test } from '../support/browser.ts';

const table = Object.entries(routes) as [RouteName, Route][];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const phoneWidth = 375;
const narrowWidth = 320;
/** A donor of the tests' own. */
const mobile = '13900000071';

type Sample = { params?: Record<string, string>; query?: Record<string, string> };

/** Something to show on each page: a case of the seed, and a gift to it that waits to be paid. */
async function sampleOf(name: RouteName, server: TestServer): Promise<Sample> {
  if (name === 'agreement') return { params: { kind: 'user' } };
  if (!routes[name].path.includes('{infoUuid}') && name !== 'receipt') return {};
  const infoUuid = await findCase(server);
  if (name !== 'paySuccess' && name !== 'receipt') return { params: { infoUuid } };
  const { tradeNo, receiptCode } = await server.call(orderAdd, {
    ...{ infoUuid, amountInFen: 2000, payChannel: 8 },
  });
  return name === 'receipt'
    ? { query: { receiptCode: receiptCode ?? '' } }
    : { params: { infoUuid }, query: { tradeNo } };
}

async function findCase(server: TestServer): Promise<string> {
  const list = await (await fetch(`${server.origin}/cf/common/list`)).text();
  const found = /\/cf\/contribute\/([\w-]{22})/.exec(list)?.[1];
  if (!found) throw new Error('The list shows no case to try pages with.');
  return found;
}

type Opened = Awaited<ReturnType<Page['goto']>>;

for (const [name, { access, path, mode }] of table) {
  test.describe(`${name} ${path}`, () => {
    test.use({ expectedErrors: name === 'notFound' ? [/\b404\b/] : [] });

    let opened: Opened;
    test.beforeEach(async ({ page, server, link, signIn }) => {
      if (access !== 'open') await signIn(page, mobile);
      opened = await page.goto(link(name, await sampleOf(name, server)));
    });

    test('answers with a title, a heading and its language', async ({ page, locale }) => {
      expect(opened?.status()).toBe(name === 'notFound' ? 404 : 200);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('html')).toHaveAttribute('lang', locale ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
    });

    test('is accessible, in the light and in the dark', async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html)}`);
        expect.soft(found, colorScheme).toEqual([]);
      }
    });

    test('does not scroll sideways on the narrowest phones', async ({ page }) => {
      await page.setViewportSize({ width: narrowWidth, height: 640 });
      expect(await findTooWide(page, narrowWidth)).toEqual([]);
    });

    test('still works with letters of twice the size', async ({ page }) => {
      const before = await textHeights(page);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await textHeights(page)).toBeCloseTo(before * 2, 0);
      expect(await findTooWide(page, phoneWidth)).toEqual([]);
      expect(await findClipped(page)).toEqual([]);
    });

    test('can be walked through with the keyboard, which is seen', async ({ page }) => {
      const wanted = await page.locator('main').locator('button, a.button').count();
      const stops = await walk(page);
      expect(stops[0]).toMatchObject({ href: '#main' });
      expect(stops.filter(({ seen }) => !seen)).toEqual([]);
      if (wanted > 0) expect(stops.some(({ isAction }) => isAction)).toBe(true);
    });

    test('tells the browser what it may run, and to let nobody frame it', async () => {
      const headers = opened?.headers() ?? {};
      const policy = headers['content-security-policy'] ?? '';
      const scripts = /(?:script-src|default-src) ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(policy).toMatch(/default-src|script-src/);
      expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:|https?:/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect(policy).toMatch(/object-src 'none'/);
      expect(policy).toMatch(/base-uri 'none'/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      if (mode === 'P') expect(headers['cache-control']).toMatch(/no-store/);
      if (mode === 'C') expect(headers['set-cookie']).toBeUndefined();
    });
  });
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

function textHeights(page: Page): Promise<number> {
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
