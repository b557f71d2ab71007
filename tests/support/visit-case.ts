import type { Page } from 'playwright/test';
import { eventAddByOpenId } from '#src/shared/sharing/calls.ts';

/** Opens the page of a case and stays until it has told the server of the visit. */
export async function visitCase(page: Page, address: string): Promise<void> {
  const told = page.waitForRequest((request) => request.url().endsWith(eventAddByOpenId.path));
  await page.goto(address);
  await told;
}
