import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect } from './browser.ts';
import { waitForIsland } from './wait-for-island.ts';

/** Before script keeps the form, the browser would send it by itself. */
export const waitForKeeper = (page: Page) => waitForIsland(page, '.keeper');

/** One that is like no other. */
export async function addPhoto(page: Page): Promise<void> {
  await waitForIsland(page, '#photos-attachments');
  const grains = { raw: { width: 9, height: 8, channels: 3 as const } };
  // Unlike any other photo, since one that two families show is held for staff.
  const picture = sharp(randomBytes(9 * 8 * 3), grains)
    .resize(400, 300)
    .jpeg();
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture.toBuffer() };
  await page.locator('#photos-attachments').setInputFiles(file);
  await expect(page.locator('input[type="hidden"][name="attachments"]')).not.toHaveValue('');
}
