import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { expect, test } from '../support/browser.ts';
import { letTimePassUntilTold } from '../support/let-time-pass.ts';

test('little that is missing is one tap away, and follows the live total', async ({
  page,
  openCase,
  texts,
}) => {
  const { donations: t } = texts;
  await page.clock.install();
  await page.route(`**${getCaseInfo.path}`, async (route) => {
    const answer = await (await route.fetch()).json();
    const raisedInFen = answer.data.targetInFen - 3_650;
    await route.fulfill({ json: { ...answer, data: { ...answer.data, raisedInFen } } });
  });
  await openCase(1);
  await page.getByRole('link', { name: t.give }).click();
  const sheet = page.getByRole('dialog', { name: t.giveHeading });
  await expect(sheet.getByRole('button', { name: t.giveAmount('10') })).toBeVisible();
  const close = sheet.getByRole('button', { name: t.closeGap('37') });
  await expect(close).toHaveCount(0);
  await letTimePassUntilTold(page);
  await close.click();
  await expect(sheet.getByLabel(t.ownAmountLabel)).toHaveValue('37');
  await expect(sheet.getByRole('button', { name: t.giveAmount('37') })).toBeVisible();
});
