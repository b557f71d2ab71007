import { orderAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';
import { takeLateMoney } from '../support/take-late-money.ts';

const gift = { amountInFen: 2300, payChannel: payChannels.wxH5 };

test('who is charged after the order was closed is told so at the gift and by a message', async ({
  page,
  server,
  link,
  texts,
  signIn,
}) => {
  test.slow();
  const donor = '13900000060';
  const { donations, notices } = texts;
  const { late, twice, goesBack, sentBack } = donations.unmatched;
  const main = page.getByRole('main');
  await signIn(page, donor);
  const infoUuid = await findOpenCase(server, 6);
  const { payInfo, tradeNo } = await server.call(
    orderAdd,
    { infoUuid, ...gift },
    await server.tokenOf(donor),
  );
  await page.goto(payInfo.url);
  await payAtCashier(page, 'refuse');
  const success = link('paySuccess', { params: { infoUuid }, query: { tradeNo } });
  await page.goto(success);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(donations.closedTitle, {
    timeout: 45_000,
  });
  await expect(main).toContainText(donations.closedBody);
  takeLateMoney(server, tradeNo);
  for (const place of [success, link('mineOrder')]) {
    await expect(async () => {
      await page.goto(place);
      await expect(main).toContainText(late('23'), { timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await expect(main).not.toContainText(twice('23'));
    await expect(main.getByText(goesBack).or(main.getByText(sentBack)).first()).toBeVisible();
  }
  await page.goto(link('mineMessages'));
  await expect(main).toContainText(notices.paymentUnmatched.title);
});

test('a guest who is charged twice finds it said where the receipt code opens the gift', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { donations: t } = texts;
  const infoUuid = await findOpenCase(server, 6);
  const { payInfo, receiptCode } = await server.call(orderAdd, { infoUuid, ...gift });
  await page.goto(payInfo.url);
  await payAtCashier(page, 'payTwice');
  await expect(async () => {
    await page.goto(link('receipt'));
    await page.getByLabel(t.receiptLabel).fill(receiptCode ?? '');
    await page.getByRole('button', { name: t.find }).click();
    await expect(page.getByRole('article')).toContainText(t.unmatched.twice('23'), {
      timeout: 500,
    });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('article')).toContainText(t.statuses.PAID);
});
