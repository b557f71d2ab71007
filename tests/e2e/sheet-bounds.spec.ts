import { beginAppeal } from '../support/begin-appeal.ts';
import { expect, test } from '../support/browser.ts';
import { waitForKeeper } from '../support/fill-sheets.ts';

test.use({ expectedErrors: [/status of 4/] });

test('a target above the limit is told where the limit stands, and sums that cannot be have no gap', async ({
  page,
  link,
  signIn,
  texts: { raising: t, raiseHelp, fieldProblems },
  locale,
}) => {
  await signIn(page, locale === 'en' ? '13700000064' : '13700000063');
  const infoUuid = await beginAppeal(page, { link, t });
  await page.goto(link('editBasicInfo', { query: { infoUuid } }));
  await waitForKeeper(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(raiseHelp.amountFree('1,000', '500,000'));
  const target = page.getByLabel(t.fields.targetAmountInFen, { exact: true });
  await expect(target).toHaveAccessibleDescription(/500,000/);
  await target.fill('600000');
  await page.getByRole('button', { name: t.next }).click();
  await expect(target).toHaveAccessibleDescription(new RegExp(fieldProblems.targetTooLarge));

  await page.goto(link('editAeger', { params: { infoUuid } }));
  await waitForKeeper(page);
  await page.getByLabel(t.fields.costAheadInFen, { exact: true }).fill('200000');
  const gap = page.getByText(t.gapHow);
  await expect(gap).toBeVisible();
  await page.getByLabel(t.fields.insuranceAheadInFen, { exact: true }).fill('250000');
  await expect(gap).toBeHidden();
  await page.getByRole('button', { name: t.next }).click();
  await expect(
    page.getByLabel(t.fields.insuranceAheadInFen, { exact: true }),
  ).toHaveAccessibleDescription(new RegExp(fieldProblems.moreThanCost));
});
