import { expect, type Page } from 'playwright/test';

/** Waits until script keeps the first island with this inside; before, the page works by itself. */
export async function waitForIsland(page: Page, inside: string): Promise<void> {
  const island = page.locator(`astro-island:has(${inside})`).first();
  await expect(island).not.toHaveAttribute('ssr', '');
}
