import { getHelpList } from '#src/shared/cases/calls.ts';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { expect, type TestServer, test } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { caseToFill } from '../support/find-open-case.ts';
import { letTimePassUntilTold } from '../support/let-time-pass.ts';

test.use({ expectedErrors: [/\b422\b/] });

test('more than is missing is asked for once more, with what is missing a tap away', async ({
  page,
  openCase,
  texts,
  locale,
}) => {
  const { donations: t } = texts;
  const question = t.askAbove('1,234.50', '1,375');
  await page.clock.install();
  await page.route(`**${getCaseInfo.path}`, async (route) => {
    const answer = await (await route.fetch()).json();
    const raisedInFen = answer.data.targetInFen - 123_450;
    await route.fulfill({ json: { ...answer, data: { ...answer.data, raisedInFen } } });
  });
  await openCase(1);
  await page.getByRole('link', { name: t.give }).click();
  const sheet = page.getByRole('dialog', { name: t.giveHeading });
  await sheet.getByText(t.otherAmount, { exact: true }).click();
  await expect(sheet.getByRole('button', { name: t.continueToPay })).toBeVisible();
  await letTimePassUntilTold(page);
  await sheet.getByLabel(t.ownAmountLabel).fill('1375');
  await sheet.getByRole('button', { name: t.giveAmount('1,375') }).click();
  await expect(sheet.getByRole('alert')).toHaveText(question);
  await expectAccessible(page, locale);
  await sheet.getByRole('button', { name: t.closeGap('1,235') }).click();
  await expect(sheet.getByLabel(t.ownAmountLabel)).toHaveValue('1235');
  await expect(sheet.getByRole('button', { name: t.giveAmount('1,235') })).toBeVisible();
  await expect(sheet.getByRole('alert')).toHaveCount(0);
  await sheet.getByLabel(t.ownAmountLabel).fill('1375');
  await sheet.getByRole('button', { name: t.giveLarge('1,375') }).click();
  await page.waitForURL(/\/sandbox\/cashier\//);
  await expect(page.locator('body')).toContainText('¥1375.00');
});

/** Finds a case that lacks what can be given at once, and that no other test fills. */
async function findLacking(server: TestServer) {
  const { list } = await server.call(getHelpList, { tab: 'newest' });
  const found = list.find(
    ({ infoUuid, phase, raisedInFen, targetInFen }) =>
      phase === 'raising' &&
      infoUuid !== caseToFill &&
      raisedInFen < targetInFen &&
      targetInFen <= 4_000_000,
  );
  if (!found) throw new Error('The seed has no case that lacks little enough.');
  return { infoUuid: found.infoUuid, missingInFen: found.targetInFen - found.raisedInFen };
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('more than is missing comes back with the words of it and a tick', async ({
    page,
    server,
    link,
    texts,
    locale,
  }) => {
    const { donations: t } = texts;
    const { infoUuid, missingInFen } = await findLacking(server);
    const more = missingInFen + 14_000;
    const [all, above] = [yuan(missingInFen, locale as Locale), yuan(more, locale as Locale)];
    await page.goto(link('pay', { params: { infoUuid } }));
    await page.getByText(t.otherAmount, { exact: true }).click();
    await page.getByLabel(t.ownAmountLabel).fill(String(more / 100));
    await page.getByRole('button', { name: t.payNow }).click();
    await expect(page.getByRole('alert')).toHaveText(t.askAbove(all, above));
    await expect(page.getByLabel(t.ownAmountLabel)).toHaveValue(String(more / 100));
    await page.getByLabel(t.giveLarge(above)).check();
    await page.getByRole('button', { name: t.payNow }).click();
    await page.waitForURL(/\/sandbox\/cashier\//);
  });
});
