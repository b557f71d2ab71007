import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { locales, withLocale } from '#src/shared/platform/locale.ts';
import { expect, once, test } from '../support/browser.ts';
import { startDevServer } from '../support/dev-server.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Of whole pages, which an example is not. */
const ofPages = ['heading-order', 'page-has-heading-one', 'region'];

/** Takes all examples out of the page, to be put back one at a time; answers their names. */
function holdExamples(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const held = Array.from(document.querySelectorAll('[data-example]'), (example) => {
      const name = example.parentElement?.querySelector('a')?.search ?? '';
      return { example, name: decodeURIComponent(name) };
    });
    const main = document.querySelector('main');
    main?.replaceChildren();
    Object.assign(window, {
      showExample: (at: number) => main?.replaceChildren(held[at]?.example ?? ''),
    });
    return held.map(({ name }) => name);
  });
}

async function findFaults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().include('main');
  const { violations } = await axe.withTags(rules).disableRules(ofPages).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}

function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

// In one test, because two dev servers would build their caches in the same place.
test('axe finds nothing in any example of the preview, and none is too wide for a phone', once, async ({
  page,
}) => {
  test.setTimeout(600_000);
  const dev = await startDevServer(process.env.WARMLIGHT_SEEDED as string);
  for (const locale of locales) {
    const opened = await page.goto(dev.origin + withLocale('/preview', locale));
    expect(opened?.status()).toBe(200);
    await page.waitForLoadState('networkidle');
    const names = await holdExamples(page);
    expect(names.length).toBeGreaterThan(200);
    for (const [at, name] of names.entries()) {
      await page.evaluate((index) => Reflect.get(window, 'showExample')(index), at);
      expect.soft(await findFaults(page), `${locale} ${name}`).toEqual([]);
      expect.soft(await isTooWide(page), `${locale} ${name} is too wide`).toBe(false);
    }
  }
  await dev.stop();
});
