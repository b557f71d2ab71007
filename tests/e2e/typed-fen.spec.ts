import { expect, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';
import { deskStaff } from '../support/desk-in-browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectFen, paste } from '../support/type-amounts.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

test('a withdrawal takes yuan and fen, and says what it can not read', async ({
  page,
  link,
  texts,
  signIn,
  locale,
}) => {
  const { withdrawals: t, fieldProblems } = texts;
  const { infoUuid, mobile } = familyOf('kidney-laozhou');
  await signIn(page, mobile);
  await page.goto(link('withdrawEdit', { query: { infoUuid } }));
  await waitForIsland(page, '#withdrawal');
  const field = page.getByLabel(t.form.amount);
  await expectFen(field, texts);
  await paste(field, '１０.００');
  await expect(page.locator('[data-fee="net"]')).toContainText('9.70');
  await paste(field, '20元50');
  await expect(page.getByText(t.fee.ofAll)).toBeVisible();
  await page.getByRole('button', { name: t.form.next }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(fieldProblems.amount));
  await expectAccessible(page, locale);
});

test('money at the desk is typed in the same field', async ({ page, link, texts, signIn }) => {
  const { review: t } = texts;
  await signIn(page, deskStaff.releaser);
  await page.goto(link('deskPool'));
  const field = page.getByLabel(t.pool.amount);
  await field.click();
  await waitForIsland(page, '#fund');
  await expectFen(field, texts);
});
