import type { Page } from 'playwright/test';
import { waitForIsland } from './wait-for-island.ts';

/** Presses a button that asks before it acts, and then its yes. */
export async function answerQuestion(
  page: Page,
  form: string,
  [button, yes]: readonly [string, string],
): Promise<void> {
  await waitForIsland(page, `#${form}`);
  await page.locator(`#${form} summary`).filter({ hasText: button }).click();
  await page.getByRole('button', { name: yes }).click();
}
