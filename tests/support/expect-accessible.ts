import { expect, type Page } from 'playwright/test';
import { everyRule, runAxe } from './run-axe.ts';

/** Colours are the same in every language, and are looked at in this one. */
const lookedAtOnce = 'zh-CN';
const coloursAlone = { ...everyRule, runOnly: ['color-contrast'] };
const allButColours = { ...everyRule, rules: { 'color-contrast': { enabled: false } } };

/** Tries all of axe's rules in the light; in the dark nothing but colours differs. */
export async function expectAccessible(page: Page, locale: string | undefined): Promise<void> {
  const withColours = locale === lookedAtOnce;
  const window = page.viewportSize();
  if (window) await page.setViewportSize({ ...window, height: await lengthOf(page) });
  const inTheLight = await runAxe(page, withColours ? everyRule : allButColours);
  expect.soft(inTheLight, 'light').toEqual([]);
  if (window) await page.setViewportSize(window);
  if (!withColours) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await runAxe(page, coloursAlone), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * It shows all of the page at once: a link half under a bar that stays in view would pass for a
 * small one.
 */
function lengthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
