import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { orderThing } from '../support/order-thing.ts';
import { visitorOf } from '../support/page-addresses.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';

test('coming back from the bank unpaid, the form works again and points to the last payment', async ({
  page,
  openCase,
  link,
  texts,
}) => {
  const { donations: t } = texts;
  const infoUuid = await openCase(3);
  await page.getByRole('link', { name: t.give }).click();
  await page.getByRole('button', { name: t.giveAmount('10') }).click();
  await page.waitForURL(/\/sandbox\/cashier\//);
  await page.goto(link('contribute', { params: { infoUuid } }));
  await page.getByRole('link', { name: t.give }).click();
  await expect(page.getByRole('dialog')).toContainText(t.alreadyLeft);
  await page.getByRole('link', { name: t.seeResult }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.waitingTitle);
  await expect(page.locator('main a.button:not(.quiet):visible')).toHaveText([t.checkAgain]);
  const toCashier = page.getByRole('link', { name: t.backToCashier });
  await expect(toCashier).toBeHidden();
  await page.getByText(t.waitingUnpaid).click();
  await expect(page.getByRole('link', { name: t.backToCashier })).toHaveCSS(
    'animation-name',
    'none',
  );
  await expect(toCashier).toBeVisible();
});

test('a refused payment says that nothing was charged and offers the same again, words and wallet too', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { donations: t } = texts;
  const infoUuid = await findOpenCase(server, 1);
  await page.goto(link('pay', { params: { infoUuid }, query: { amountInFen: 8800 } }));
  await page.getByLabel(t.words).fill('早日回家 soon');
  await page.getByText(t.wallets.alipay, { exact: true }).click();
  await page.locator('.give-bar button').click();
  await payAtCashier(page, 'refuse');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.closedTitle, {
    timeout: 45_000,
  });
  await expect(page.getByRole('main')).toContainText(t.closedBody);
  await page.getByRole('link', { name: t.tryAgain }).click();
  await expect(page.getByLabel(t.ownAmountLabel)).toHaveValue('88');
  await expect(page.getByLabel(t.words)).toHaveValue('早日回家 soon');
  await expect(page.getByRole('radio', { name: t.wallets.alipay })).toBeChecked();
});

test('the order of a thing that is not paid yet leads to its payment', async ({
  page,
  server,
  link,
  texts,
  signIn,
}) => {
  const { donations: t, parcels } = texts;
  const mobile = visitorOf('goodsOrder') as string;
  const orderId = await orderThing(server, mobile);
  await signIn(page, mobile);
  await page.goto(link('goodsOrder', { params: { orderId } }));
  await page.getByRole('link', { name: parcels.toPayment }).click();
  await page.getByText(t.waitingUnpaid).click();
  await page.getByRole('link', { name: t.backToCashier }).click();
  await payAtCashier(page, 'pay');
  await page.goto(link('goodsOrder', { params: { orderId } }));
  await expect(page.getByRole('main')).toContainText(parcels.states.toSend);
});
