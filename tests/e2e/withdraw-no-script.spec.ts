import { expect, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';

test.use({ javaScriptEnabled: false, expectedErrors: [/\b422\b/] });

test('typed words survive a refusal, and an application can be taken back', async ({
  page,
  link,
  texts,
  signIn,
}) => {
  const { withdrawals: t, fieldProblems } = texts;
  const { params, mobile } = familyOf('kidney-laozhou');
  await signIn(page, mobile);
  await page.goto(link('withdrawEdit', { query: params }));
  await page.getByLabel(t.form.amount).fill('99999999');
  await page.getByLabel(t.form.purpose).fill('透析费用');
  await page.getByLabel(t.form.plan).fill('三个月的透析费用，每周三次。');
  await page.getByRole('button', { name: t.form.submit }).click();
  await expect(page.getByText(fieldProblems.aboveAvailable)).toBeVisible();
  await expect(page.getByLabel(t.form.plan)).toHaveValue('三个月的透析费用，每周三次。');
  await expect(page.getByText(t.fee.ofAll)).toBeVisible();
  await page.getByLabel(t.form.amount).fill('10');
  await page.getByRole('button', { name: t.form.workOutFee }).click();
  await expect(page.locator('[data-fee="net"]')).toContainText('9.70');
  await expect(page.getByLabel(t.form.plan)).toHaveValue('三个月的透析费用，每周三次。');
  await page.getByLabel(t.form.amount).fill('12.34');
  await page.getByRole('button', { name: t.form.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.success.title);
  await page.getByRole('link', { name: t.success.detail }).click();
  await page.locator('#withdrawal-cancel summary').click();
  await page.getByRole('button', { name: t.detail.cancelYes }).click();
  await expect(page.getByText(t.steps.cancelled)).toBeVisible();
  await page.goto(link('withdrawConfirm', { params }));
  await expect(page.getByText(t.can)).toBeVisible();
});
