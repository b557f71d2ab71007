import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Texts } from '#src/texts/texts.ts';

/** Makes a number of its own for each journey, whose limits then touch nobody else. */
function anyMobile(): string {
  return `138${String(randomInt(100_000_000)).padStart(8, '0')}`;
}

export async function askForCode(page: Page, texts: Texts): Promise<string> {
  return (await askForCodes(page, texts))[0] ?? '';
}

/** Asks for the codes that the demo shows: one, and another where a phone is changed. */
export async function askForCodes(
  page: Page,
  { accounts: { signIn: t } }: Texts,
): Promise<string[]> {
  await page.getByLabel(t.mobile, { exact: true }).fill(anyMobile());
  const agreement = page.getByRole('checkbox');
  if (await agreement.isVisible()) await agreement.check();
  await page.getByRole('button', { name: t.send }).click();
  const notice = await page.getByRole('status').filter({ hasText: /\d{6}/ }).textContent();
  return notice?.match(/\d{6}/g) ?? [];
}
