import { expect } from 'playwright/test';
import type { DeskPage } from './desk-in-browser.ts';

export const objection = '我听邻居说，他上个月已经出院回家了，请核实。';
export const reply = '上周转去了康复科，住院清单已经附上。';

/**
 * Goes from the case to its public notice, and sends its reader's words, which nobody reads yet.
 */
export async function object({ page, texts }: DeskPage): Promise<void> {
  const { public: t } = texts.withdrawals;
  await page.getByRole('link', { name: texts.cases.noticeLink }).click();
  const notice = page.getByRole('article').first();
  await notice.locator('summary').click();
  await notice.getByLabel(t.content).fill(objection);
  await notice.getByRole('button', { name: t.submit }).click();
  await expect(page.getByText(t.sent)).toBeVisible();
  await expect(page.getByText(objection)).toHaveCount(0);
}

/** Before anyone but staff reads it, the family says what it knows. */
export async function replyAsFamily({ page, texts }: DeskPage): Promise<void> {
  const { detail: t } = texts.withdrawals;
  await expect(page.getByText(objection)).toBeVisible();
  await page.getByText(t.reply, { exact: true }).first().click();
  await page.getByRole('textbox', { name: t.reply }).fill(reply);
  await page.getByRole('button', { name: t.sendReply }).click();
  await expect(page.getByText(t.replied)).toBeVisible();
}
