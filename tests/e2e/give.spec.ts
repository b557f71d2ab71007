import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { orderContributeAdd } from '#src/shared/donations/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { expect, type TestServer, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';

const addPath = orderContributeAdd.path;

async function raised(server: TestServer, infoUuid: string): Promise<number> {
  return (await server.call(getCaseInfo, { infoUuid })).raisedInFen;
}

test('a gift goes from the sheet through the bank to the new total of the case', async ({
  page,
  server,
  openCase,
  texts,
  locale,
}) => {
  const { donations: t } = texts;
  const infoUuid = await openCase(0);
  const before = await raised(server, infoUuid);
  await page.getByRole('link', { name: t.give }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(t.money('50'), { exact: true }).click();
  await sheet.getByRole('button', { name: t.readyWords[0] }).click();
  await expect(sheet.getByText(t.reachesPatient)).toBeVisible();
  await expect(sheet.getByText(t.takeBackSoon('24'))).toBeVisible();
  await sheet.getByRole('button', { name: t.giveAmount('50') }).click();
  await payAtCashier(page, 'pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.paidTitle, {
    timeout: 30_000,
  });
  await expect(page.getByLabel(t.receiptLabel)).toHaveValue(/^(\w{4} ){2}\w{4}$/);
  await page.getByRole('link', { name: t.seeAppeal }).click();
  await expect(page.getByRole('main')).toContainText(yuan(before + 5000, locale as Locale));
  await expect(page.getByRole('main')).toContainText(t.readyWords[0] as string);
});

test('two taps on the button make one order', async ({ page, openCase, texts }) => {
  const { donations: t } = texts;
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(addPath)) orders.push(request.headers()['idempotency-key'] ?? '');
  });
  await openCase(2);
  await page.getByRole('link', { name: t.give }).click();
  await page.getByRole('button', { name: t.giveAmount('10') }).dblclick();
  await page.waitForURL(/\/sandbox\/cashier\//);
  expect(orders).toHaveLength(1);
});

test('an amount with a point counts as its whole yuan, and says so while it is typed', async ({
  page,
  openCase,
  texts,
}) => {
  const { donations: t } = texts;
  const amounts: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(addPath)) amounts.push(Number(request.postDataJSON().amountInFen));
  });
  await openCase(1);
  await page.getByRole('link', { name: t.give }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(t.otherAmount).click();
  const field = sheet.getByLabel(t.ownAmountLabel);
  await field.pressSequentially('２0.50');
  await expect(field).toHaveValue('20.50');
  await expect(sheet.getByText(texts.platform.typedYuan.cut('20'))).toBeVisible();
  await expect(sheet.getByRole('button', { name: t.giveAmount('20') })).toBeVisible();
  await field.press('Enter');
  await page.waitForURL(/\/sandbox\//);
  expect(amounts).toEqual([2000]);
});

test('a sum far above what people give is asked for once more', async ({
  page,
  openCase,
  texts,
  locale,
}) => {
  const { donations: t } = texts;
  const sum = yuan(600_000, locale as Locale);
  await openCase(1);
  await page.getByRole('link', { name: t.give }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(t.otherAmount).click();
  await sheet.getByLabel(t.ownAmountLabel).fill('6000');
  await sheet.getByRole('button', { name: t.giveAmount(sum) }).click();
  await expect(sheet.getByText(t.askLarge(sum))).toBeVisible();
  await sheet.getByRole('button', { name: t.giveLarge(sum) }).click();
  await page.waitForURL(/\/sandbox\//);
});

test.describe('with a network that fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test('a lost answer loses nothing that was typed, and the next try is the same order', async ({
    page,
    openCase,
    texts,
  }) => {
    const { donations: t } = texts;
    const tradeNos: string[] = [];
    const keys: string[] = [];
    await page.route(`**${addPath}`, async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      const response = await route.fetch();
      tradeNos.push((await response.json()).data.tradeNo);
      if (tradeNos.length === 1) await route.abort();
      else await route.fulfill({ response });
    });
    await openCase(3);
    await page.getByRole('link', { name: t.give }).click();
    await page.getByLabel(t.words).fill('平安 well');
    await page.getByRole('button', { name: t.giveAmount('10') }).click();
    await expect(page.getByRole('alert')).toHaveText(t.unsure);
    await expect(page.getByLabel(t.words)).toHaveValue('平安 well');
    await page.getByRole('button', { name: t.giveAmount('10') }).click();
    await page.waitForURL(/\/sandbox\/cashier\//);
    expect(keys[1]).toBe(keys[0]);
    expect(tradeNos[1]).toBe(tradeNos[0]);
  });
});

test('a payment whose notice was lost still ends paid', async ({ page, server, link, texts }) => {
  const { donations: t } = texts;
  const infoUuid = await findOpenCase(server, 0);
  await page.goto(link('pay', { params: { infoUuid }, query: { amountInFen: 2000 } }));
  await page.locator('.give-bar button').click();
  await payAtCashier(page, 'payUntold');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.waitingTitle);
  await expect(page.getByRole('main')).toContainText(t.waitingBody);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.paidTitle, {
    timeout: 45_000,
  });
});
