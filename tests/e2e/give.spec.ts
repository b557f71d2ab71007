import type { Page } from '@playwright/test';
import { getCaseInfo, getHelpList } from '#src/shared/cases/calls.ts';
import { orderContributeAdd } from '#src/shared/donations/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { expect, type TestServer, test } from '../support/browser.ts';

const addPath = orderContributeAdd.path;

/** Worker after worker takes another case, so that totals are one test's own. */
async function findCase(server: TestServer, index: number): Promise<string> {
  const { list } = await server.call(getHelpList, { tab: 'newest' });
  const raising = list.filter(({ phase }) => phase === 'raising');
  const found = raising[index % raising.length];
  if (!found) throw new Error('The seed has no case that takes gifts.');
  return found.infoUuid;
}

async function raised(server: TestServer, infoUuid: string): Promise<number> {
  return (await server.call(getCaseInfo, { infoUuid })).raisedInFen;
}

async function payAtCashier(page: Page, choice: string): Promise<void> {
  await page.waitForURL(/\/sandbox\/cashier\//);
  await page.locator(`button[value="${choice}"]`).click();
  await page.waitForURL(/\/success\?/);
}

test('a gift goes from the sheet through the bank to the new total of the case', async ({
  page,
  server,
  link,
  texts,
  locale,
}) => {
  const { donations: t } = texts;
  const infoUuid = await findCase(server, 0);
  const before = await raised(server, infoUuid);
  await page.goto(link('contribute', { params: { infoUuid } }));
  await page.getByRole('link', { name: t.give }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(t.money('50'), { exact: true }).click();
  await sheet.getByRole('button', { name: t.readyWords[0] }).click();
  await expect(sheet.getByText(t.reachesPatient)).toBeVisible();
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

test('an own amount keeps digits only, and the sums beside the button follow it', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { donations: t } = texts;
  const infoUuid = await findCase(server, 1);
  await page.goto(link('contribute', { params: { infoUuid } }));
  await page.getByRole('link', { name: t.give }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(t.otherAmount, { exact: true }).click();
  const field = sheet.getByLabel(t.ownAmountLabel);
  await expect(field).toBeVisible();
  await field.pressSequentially('8a8.b');
  await expect(field).toHaveValue('88');
  await expect(sheet.getByRole('button', { name: t.giveAmount('88') })).toBeVisible();
  await field.fill('');
  await sheet.getByRole('button', { name: t.continueToPay }).click();
  await expect(sheet.getByRole('alert')).toHaveText(t.amountMissing);
  await field.fill('99999999');
  await sheet.getByRole('button', { name: t.giveAmount('99,999,999') }).click();
  await expect(sheet.getByRole('alert')).toHaveText(texts.fieldProblems.amountTooLarge);
});

test('two taps on the button make one order', async ({ page, server, link, texts }) => {
  const { donations: t } = texts;
  const infoUuid = await findCase(server, 2);
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(addPath)) orders.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.goto(link('contribute', { params: { infoUuid } }));
  await page.getByRole('link', { name: t.give }).click();
  await page.getByRole('button', { name: t.giveAmount('10') }).dblclick();
  await page.waitForURL(/\/sandbox\/cashier\//);
  expect(orders).toHaveLength(1);
});

test.describe('with a network that fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test('a lost answer loses nothing that was typed, and the next try is the same order', async ({
    page,
    server,
    link,
    texts,
  }) => {
    const { donations: t } = texts;
    const infoUuid = await findCase(server, 3);
    const tradeNos: string[] = [];
    const keys: string[] = [];
    await page.route(`**${addPath}`, async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      const response = await route.fetch();
      tradeNos.push((await response.json()).data.tradeNo);
      if (tradeNos.length === 1) await route.abort();
      else await route.fulfill({ response });
    });
    await page.goto(link('contribute', { params: { infoUuid } }));
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

test('what was typed is there again after the page was left', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { donations: t } = texts;
  const infoUuid = await findCase(server, 4);
  await page.goto(link('contribute', { params: { infoUuid } }));
  await page.getByRole('link', { name: t.give }).click();
  await expect(page.getByRole('button', { name: t.giveAmount('10') })).toBeVisible();
  await page.getByText(t.money('200'), { exact: true }).click();
  await page.getByLabel(t.words).fill('明天会好');
  await page.goto(link('commonList'));
  await page.goto(link('contribute', { params: { infoUuid } }));
  await page.getByRole('link', { name: t.give }).click();
  await expect(page.getByRole('button', { name: t.giveAmount('200') })).toBeVisible();
  await expect(page.getByLabel(t.words)).toHaveValue('明天会好');
});

test('before any of the code has come, the sheet opens at a tap and its form works', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { donations: t } = texts;
  const infoUuid = await findCase(server, 5);
  await page.route(/\/_astro\/.*\.js$/, () => {});
  await page.goto(link('contribute', { params: { infoUuid } }), { waitUntil: 'commit' });
  await page.getByRole('link', { name: t.give }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(t.money('20'), { exact: true }).click();
  await sheet.getByRole('button', { name: t.continueToPay }).click();
  await page.waitForURL(/\/cf\/pay\//, { waitUntil: 'commit' });
  await expect(page.getByLabel(t.money('20'), { exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('the sheet closes by its button and by a tap beside it, and gives the focus back', async ({
  page,
  server,
  link,
  texts,
}) => {
  const infoUuid = await findCase(server, 5);
  await page.goto(link('contribute', { params: { infoUuid } }));
  const give = page.getByRole('link', { name: texts.donations.give });
  const sheet = page.getByRole('dialog');
  await give.click();
  await sheet.getByRole('button', { name: texts.platform.close }).click();
  await expect(sheet).toBeHidden();
  await expect(give).toBeFocused();
  await give.click();
  await page.mouse.click(180, 8);
  await expect(sheet).toBeHidden();
});

test('what is typed before the script has come stays when it takes over', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { donations: t } = texts;
  const infoUuid = await findCase(server, 5);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(link('pay', { params: { infoUuid } }));
  await page.getByText(t.money('100'), { exact: true }).click();
  await page.getByLabel(t.words).fill('一路平安');
  await page.getByLabel(t.hideAmount).check();
  release();
  await expect(page.getByRole('button', { name: t.giveAmount('100') })).toBeVisible();
  await expect(page.getByLabel(t.words)).toHaveValue('一路平安');
  await expect(page.getByLabel(t.hideAmount)).toBeChecked();
  await expect(page.getByLabel(t.hideName)).not.toBeChecked();
});

test('a payment whose notice was lost still ends paid', async ({ page, server, link, texts }) => {
  const { donations: t } = texts;
  const infoUuid = await findCase(server, 0);
  await page.goto(link('pay', { params: { infoUuid }, query: { amountInFen: 2000 } }));
  await page.locator('.give-bar button').click();
  await payAtCashier(page, 'payUntold');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.waitingTitle);
  await expect(page.getByRole('main')).toContainText(t.waitingBody);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.paidTitle, {
    timeout: 45_000,
  });
});

test('a refused payment says that nothing was charged and offers the same amount again', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { donations: t } = texts;
  const infoUuid = await findCase(server, 1);
  await page.goto(link('pay', { params: { infoUuid }, query: { amountInFen: 8800 } }));
  await page.locator('.give-bar button').click();
  await payAtCashier(page, 'refuse');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.closedTitle, {
    timeout: 45_000,
  });
  await expect(page.getByRole('main')).toContainText(t.closedBody);
  await page.getByRole('link', { name: t.tryAgain }).click();
  await expect(page.getByLabel(t.ownAmountLabel)).toHaveValue('88');
});
