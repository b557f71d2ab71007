import type { Page } from 'playwright/test';
import { expect } from './browser.ts';
import { unlikeAnyOther } from './test-photos.ts';
import { waitForIsland } from './wait-for-island.ts';

/** Before script keeps the form, the browser would send it by itself. */
export const waitForKeeper = (page: Page) => waitForIsland(page, '.keeper');

type File = { name: string; mimeType: string; buffer: Buffer };

/** Adds one that is like no other, unless told which. */
export async function addPhoto(page: Page, photo?: File, field = 'attachments'): Promise<void> {
  await waitForIsland(page, `#photos-${field}`);
  const usual = { name: 'photo.jpg', mimeType: 'image/jpeg' };
  const file = photo ?? { ...usual, buffer: await unlikeAnyOther() };
  await page.locator(`#photos-${field}`).setInputFiles(file);
  await expect(page.locator(`input[type="hidden"][name="${field}"]`)).not.toHaveValue('');
}
