import type { Page } from 'playwright/test';
import { expect, test } from '../support/browser.ts';

/**
 * Counts what pages tell the monitor, by type; the browser shows nobody else what a beacon carries.
 */
async function watchReports(page: Page): Promise<string[]> {
  const told: string[] = [];
  await page.exposeFunction('tellTest', (type: string) => void told.push(type));
  await page.addInitScript(() => {
    const { tellTest } = window as unknown as { tellTest(type: string): void };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const { events } = JSON.parse(String(body)) as { events: { type: string }[] };
      for (const { type } of events) tellTest(type);
      return send(url, body);
    };
  });
  return told;
}

test.describe('an absent page', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is told to the monitor', async ({ page, link }) => {
    const told = await watchReports(page);
    await page.goto(`${link('commonList')}/nothing`);
    await expect.poll(() => told).toEqual(['pageError404']);
  });
});

test.describe('code that does not come', () => {
  test.use({ expectedErrors: [/ERR_|Failed to load|hydrating/] });

  test('has its page loaded again once, and no more', async ({ page, link }) => {
    const told = await watchReports(page);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.route('**/_astro/SignInForm*', (route) => route.abort());
    await page.goto(link('login'));
    await expect
      .poll(() => told, { timeout: 50_000 })
      .toEqual([...['scriptError', 'loadError'], ...['scriptError', 'loadError']]);
    expect(loads).toBe(2);
    await expect(page.getByRole('main').locator('form').first()).toBeVisible();
  });

  test('leaves a page alone that only a hint of it failed, as Firefox says at times', async ({
    page,
    link,
  }) => {
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    const told = await watchReports(page);
    await page.goto(link('login'));
    const fail = (rel: string) =>
      page.evaluate((given) => {
        const hint = Object.assign(document.createElement('link'), { rel: given });
        document.head.append(hint);
        hint.dispatchEvent(new Event('error'));
      }, rel);
    await fail('modulepreload');
    await fail('stylesheet');
    await expect.poll(() => loads).toBe(2);
    expect(told).toEqual(['styleLoadError']);
  });
});

test.describe('an island that breaks', () => {
  test.use({ expectedErrors: [/broken on purpose/] });

  test('leads to the page that says so, with a number the monitor knows', async ({
    page,
    link,
    texts,
  }) => {
    const told = await watchReports(page);
    await page.goto(link('login'));
    const island = page.locator('astro-island').first();
    await expect(island).not.toHaveAttribute('ssr');
    await island.evaluate((element) => {
      element.replaceChildren();
      setTimeout(() => {
        throw new Error('broken on purpose');
      });
    });
    await page.waitForURL(/\/cf\/crash\?/);
    expect(told).toContain('clientCrash');
    await expect(page.getByText(texts.tools.crash.errorId('')).first()).toBeVisible();
    const again = page.getByRole('link', { name: texts.tools.crash.reload });
    await expect(again).toHaveAttribute('href', link('login'));
  });
});

test.describe('what nothing catches', () => {
  test.use({ expectedErrors: [/lacking/] });

  test('is told to the monitor by its kind, with no word that may be a person’s', async ({
    page,
    link,
  }) => {
    const told: string[] = [];
    await page.exposeFunction('tellTest', (body: string) => void told.push(body));
    await page.addInitScript(() => {
      const { tellTest } = window as unknown as { tellTest(body: string): void };
      navigator.sendBeacon = (_, body) => {
        tellTest(String(body));
        return true;
      };
    });
    await page.goto(link('receipt'));
    await page.evaluate(() => {
      void Promise.reject(new TypeError('AbortSignal.lacking is not a function'));
      setTimeout(() => {
        throw new RangeError('lacking: 13800000000 of 张三');
      });
    });
    await expect.poll(() => told.length).toBe(2);
    const reasons = told.map((body) => JSON.parse(body).events[0].reason);
    expect(new Set(reasons)).toEqual(new Set(['TypeError:AbortSignal.lacking', 'RangeError']));
  });
});
