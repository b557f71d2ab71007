import { orderAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

const donor = '13900000064';

test('a donor takes a gift back, and gives a bank account where it can not go back the way it came', async ({
  page,
  server,
  link,
  texts,
  signIn,
}) => {
  const { refunds: t, donations } = texts;
  await signIn(page, donor);
  const open = await findOpenCase(server, 7);
  const gift = { infoUuid: open, amountInFen: 1000, payChannel: payChannels.wxH5 };
  const { payInfo } = await server.call(orderAdd, gift, await server.tokenOf(donor));
  await page.goto(payInfo.url);
  await payAtCashier(page, 'payAndClose');
  await page.goto(link('mineOrder'));
  await expect(page.getByText(donations.statuses.PAID).first()).toBeVisible();
  await page.getByText(t.takeBack, { exact: true }).first().click();
  await page.getByRole('button', { name: t.takeBackNow('10') }).click();
  await expect(async () => {
    await page.goto(link('mineOrder'));
    await expect(page.getByText(t.giftStates.needsAccount)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('link', { name: t.accountTitle }).click();
  await page.getByLabel(t.accountName).fill('林小雨');
  await page.getByLabel(t.accountBank).fill('云岭银行昭通支行');
  await page.getByLabel(t.accountCard).fill('6222020000000020123');
  await page.getByRole('button', { name: t.sendAccount }).click();
  await expect(page.getByText(t.paidTo('云岭银行昭通支行 **** 0123'))).toBeVisible();
  await page.goto(link('mineOrder'));
  await expect(page.getByText('云岭银行昭通支行 **** 0123')).toBeVisible();
  await page.goto(link('refundList'));
  await expect(page.getByText(t.kinds.grace)).toBeVisible();
});

test('a guest who takes a gift back is told at once what is true of it now', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { refunds: t, donations } = texts;
  const infoUuid = await findOpenCase(server, 7);
  const gift = { infoUuid, amountInFen: 1200, payChannel: payChannels.wxH5 };
  const { payInfo, receiptCode } = await server.call(orderAdd, gift);
  await page.goto(payInfo.url);
  await payAtCashier(page, 'pay');
  const card = page.getByRole('article');
  await expect(async () => {
    await page.goto(link('receipt'));
    await page.getByLabel(donations.receiptLabel).fill(receiptCode ?? '');
    await page.getByRole('button', { name: donations.find }).click();
    await expect(card).toContainText(donations.statuses.PAID, { timeout: 500 });
  }).toPass();
  await card.getByText(t.takeBack, { exact: true }).click();
  await waitForIsland(page, '.opens-form form');
  await page.getByRole('button', { name: t.takeBackNow('12') }).click();
  await expect(card.getByText(t.takeBack, { exact: true })).toHaveCount(0);
  await expect(card).not.toContainText(donations.statuses.PAID);
  await expect(card).not.toContainText(donations.statusHelp.PAID);
  await expect(page.getByText(t.refundNo)).toBeVisible();
});

test('a guest takes a gift back where its code is shown, and a refused payment leads to no code', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { refunds: t, donations } = texts;
  const params = { infoUuid: await findOpenCase(server, 7) };
  const give = async (choice: 'pay' | 'refuse') => {
    await page.goto(link('pay', { params, query: { amountInFen: 2000 } }));
    await page.locator('.give-bar button').click();
    await payAtCashier(page, choice);
  };
  await give('refuse');
  await expect(page.getByRole('link', { name: donations.tryAgain })).toBeVisible();
  await expect(page.getByText(donations.findByCode)).toHaveCount(0);
  await give('pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(donations.paidTitle);
  await expect(page.getByText(donations.findByCode)).toHaveCount(0);
  await page.getByText(t.takeBack, { exact: true }).click();
  await waitForIsland(page, '.opens-form form');
  await page.getByRole('button', { name: t.takeBackNow('20') }).click();
  await expect(page.getByText(donations.refundingBody)).toBeVisible();
  await page.getByRole('link', { name: donations.openOwn }).click();
  await expect(page).toHaveURL((url) => url.pathname === link('receipt'));
  await expect(page.getByRole('main').getByRole('article')).toContainText('20');
});
