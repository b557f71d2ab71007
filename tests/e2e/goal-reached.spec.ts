import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';

test.use({ javaScriptEnabled: false });

const donor = '13900000077';
const mostInFen = 5_000_000;

test('a case that has what it asked for says so, and leads to families that have not', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { cases: t } = texts;
  const infoUuid = await findOpenCase(server, 9);
  const token = await server.tokenOf(donor);
  const findMissing = async () => {
    const { raisedInFen, targetInFen } = await server.call(getCaseInfo, { infoUuid });
    return targetInFen - raisedInFen;
  };
  for (let left = await findMissing(); left > 0; left = await findMissing()) {
    const amountInFen = Math.max(100, Math.ceil(Math.min(left, mostInFen) / 100) * 100);
    const gift = { infoUuid, amountInFen, payChannel: payChannels.wxH5 };
    const { payInfo } = await server.call(orderAdd, gift, token);
    await page.goto(payInfo.url);
    await payAtCashier(page, 'pay');
    await expect.poll(findMissing).toBeLessThan(left);
  }
  await page.goto(link('contribute', { params: { infoUuid } }));
  await expect(page.getByText(t.goalReached)).toBeVisible();
  await expect(page.getByText(t.surplus)).toBeVisible();
  await page.getByRole('link', { name: t.helpOthers }).click();
  await expect(page).toHaveURL(link('commonList'));
});

test('a case that raises says how far it is, what is missing and until when', async ({
  openCase,
  page,
  texts,
  locale,
}) => {
  const { cases: t } = texts;
  await openCase(1);
  const money = page.getByRole('region', { name: t.raised });
  const amounts = await money.locator('[data-raised], dd').allTextContents();
  const [raised = 0, target = 0] = amounts.map((text) => Number(text.replaceAll(',', '')));
  const percent = String(Math.floor((raised / target) * 100));
  await expect(money).toContainText(t.progressText(percent));
  await expect(money).toContainText(
    t.missing(yuan(Math.round((target - raised) * 100), locale as Locale)),
  );
});
