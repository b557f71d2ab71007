import { expect, type Page } from 'playwright/test';
import type { Texts } from '#src/texts/texts.ts';

type Asked = { texts: Texts; netInYuan: string };

/** Goes from the filled-in form over the payee, and back once, over one more look to the thanks. */
export async function handInWithdrawal(page: Page, { texts, netInYuan }: Asked): Promise<void> {
  const { withdrawals: t } = texts;
  const heading = (name: string) => page.getByRole('heading', { name });
  const next = page.getByRole('button', { name: t.form.next });
  const amount = await page.getByLabel(t.form.amount).inputValue();
  const purpose = await page.getByLabel(t.form.purpose).inputValue();
  await next.click();
  await expect(heading(t.payeeStep.title)).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel(t.form.amount)).toHaveValue(amount);
  await next.click();
  await expect(page.getByText(/\*{4}\s\d{4}/)).toBeVisible();
  await page.getByRole('button', { name: t.payeeStep.right }).click();
  await expect(heading(t.reviewStep.title)).toBeFocused();
  await expect(page.locator('[data-fee="net"]:visible')).toContainText(netInYuan);
  await expect(page.getByText(purpose, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t.form.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.success.title);
}
