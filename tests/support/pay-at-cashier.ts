import type { Page } from 'playwright/test';
import type { Choice } from '#src/server/payments/sandbox/pay-at-bank.ts';

/** Chooses at the bank's page and comes back. */
export async function payAtCashier(page: Page, choice: Choice): Promise<void> {
  await page.waitForURL(/\/sandbox\/cashier\//);
  await page.locator(`button[value="${choice}"]`).click();
  await page.waitForURL(/\/success\?/);
}
