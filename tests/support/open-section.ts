import type { Page } from 'playwright/test';
import type { Texts } from '#src/texts/texts.ts';

/** Goes from the desk's first page to a section of it that is folded away, by clicking. */
export async function openSection(page: Page, texts: Texts, section: keyof Texts['titles']) {
  await page.getByText(texts.review.moreSections, { exact: true }).click();
  await page.getByRole('link', { name: texts.titles[section] }).first().click();
}
