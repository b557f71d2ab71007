import { orderAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { expect, test } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';

const donor = '13900000087';

test('a donor says in the sheet what becomes of a gift, and otherwise once it is paid', async ({
  page,
  openCase,
  link,
  texts,
  signIn,
  locale,
}) => {
  const { donations, unused: t } = texts;
  await signIn(page, donor);
  await openCase(8);
  await page.getByRole('link', { name: donations.give }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(donations.money('20'), { exact: true }).click();
  await sheet.getByText(t.fold).click();
  await sheet.getByLabel(t.lead).selectOption('leastSeen');
  await expectAccessible(page, locale);
  await sheet.getByRole('button', { name: donations.giveAmount('20') }).click();
  await payAtCashier(page, 'pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(donations.paidTitle, {
    timeout: 30_000,
  });
  await page.getByText(t.chosen(t.choices.leastSeen)).click();
  await page.getByLabel(t.lead).selectOption('sameIllness');
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.chosen(t.choices.sameIllness))).toBeVisible();
  await expectAccessible(page, locale);
  await page.goto(link('mineOrder'));
  await expect(page.getByText(t.chosen(t.choices.sameIllness)).first()).toBeVisible();
  await expectAccessible(page, locale);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest says it at the cashier, and it stands on the gift', async ({
    page,
    server,
    link,
    texts,
  }) => {
    const { donations, unused: t } = texts;
    const infoUuid = await findOpenCase(server, 8);
    await page.goto(link('pay', { params: { infoUuid }, query: { amountInFen: '2000' } }));
    await page.getByText(t.fold).click();
    await page.getByLabel(t.lead).selectOption('sameIllness');
    await page.getByRole('button', { name: donations.payNow }).click();
    await payAtCashier(page, 'pay');
    await expect(page.getByText(t.chosen(t.choices.sameIllness))).toBeVisible();
  });

  test('a guest says otherwise by the receipt code', async ({ page, server, link, texts }) => {
    const { donations, unused: t } = texts;
    const infoUuid = await findOpenCase(server, 8);
    const gift = { infoUuid, amountInFen: 1000, payChannel: payChannels.alipayWap };
    const { receiptCode } = await server.call(orderAdd, gift);
    await page.goto(link('receipt'));
    await page.getByLabel(donations.receiptLabel).fill(receiptCode ?? '');
    await page.getByRole('button', { name: donations.find }).click();
    await page.getByText(t.chosen(t.choices.back)).click();
    await page.getByLabel(t.lead).selectOption('leastSeen');
    await page.getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.chosen(t.choices.leastSeen))).toBeVisible();
  });
});
