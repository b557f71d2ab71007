import { expect, type Page } from 'playwright/test';

/** Waits until script keeps what is inside this island; before, the page works by itself. */
export async function waitForIsland(page: Page, inside: string): Promise<void> {
  await expect(page.locator(`astro-island:has(${inside})`)).not.toHaveAttribute('ssr', '');
}
