import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** How a page is built and coloured is the same in every language, and is looked at in this one. */
const lookedAtWhole = 'zh-CN';
/** What other words, and other lengths of words, can break. */
const rulesOfWords = [
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-meter-name'],
  ...['aria-progressbar-name', 'aria-toggle-field-name', 'button-name', 'document-title'],
  ...['empty-heading', 'empty-table-header', 'heading-order', 'html-has-lang', 'html-lang-valid'],
  ...['image-alt', 'image-redundant-alt', 'input-button-name', 'label', 'landmark-unique'],
  ...['label-content-name-mismatch', 'link-name', 'role-img-alt', 'scrollable-region-focusable'],
  ...['select-name', 'summary-name', 'svg-img-alt', 'table-duplicate-name', 'target-size'],
  'valid-lang',
];

/** All of axe's rules in the light; in the dark nothing but colours differs. */
export async function expectAccessible(page: Page, locale: string | undefined): Promise<void> {
  const isWhole = locale === lookedAtWhole;
  const window = page.viewportSize();
  if (window) await page.setViewportSize({ ...window, height: await lengthOf(page) });
  const axe = axeOf(page);
  const faults = await findFaults(isWhole ? axe.withTags(rules) : axe.withRules(rulesOfWords));
  expect.soft(faults, 'light').toEqual([]);
  if (window) await page.setViewportSize(window);
  if (!isWhole) return;
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
