import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Colours are the same in every language, and are looked at in this one. */
const lookedAtOnce = 'zh-CN';

/** All of axe's rules in the light; in the dark nothing but colours differs. */
export async function expectAccessible(page: Page, locale: string | undefined): Promise<void> {
  const withColours = locale === lookedAtOnce;
  const window = page.viewportSize();
  if (window) await page.setViewportSize({ ...window, height: await lengthOf(page) });
  const all = axeOf(page).withTags(rules);
  if (!withColours) all.disableRules('color-contrast');
  expect.soft(await findFaults(all), 'light').toEqual([]);
  if (window) await page.setViewportSize(window);
  if (!withColours) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  const inTheDark = axeOf(page).withRules('color-contrast');
  expect.soft(await findFaults(inTheDark), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** All of the page at once: a link half under a bar that stays in view would pass for a small one. */
function lengthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** In the page itself: without it a second page is opened for frames, and we have none. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
}

async function findFaults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html)}`);
}
