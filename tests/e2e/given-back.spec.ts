import type { Page } from 'playwright/test';
import { getFundingInfo } from '#src/shared/cases/calls.ts';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { expect, type TestServer, test } from '../support/browser.ts';
import type { DeskPage } from '../support/desk-in-browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';

async function readHomeTotals(page: Page, home: string, title: string) {
  await page.goto(home);
  return page.locator('section').filter({ hasText: title }).textContent();
}

type Looking = Pick<DeskPage, 'page' | 'link' | 'texts'> & { server: TestServer; locale: Locale };

/** Where the money is adds up to what was given, returns among it, and no word beside calls it raised. */
async function expectSumOfGiven(
  { page, link, texts: { cases }, server, locale }: Looking,
  infoUuid: string,
) {
  const { givenInFen, raisedInFen, matchedInFen } = await server.call(getFundingInfo, { infoUuid });
  expect(givenInFen).toBeGreaterThan(raisedInFen);
  await page.goto(link('newDetail', { params: { infoUuid } }));
  const money = page.locator('section').filter({ has: page.locator('.money-strip') });
  await expect(money.locator('.sum')).toContainText(yuan(givenInFen + matchedInFen, locale));
  const note = matchedInFen > 0 ? cases.moneyNoteMatched : cases.moneyNote;
  await expect(money).toContainText(note);
  expect(note).not.toMatch(/raised|筹/);
}

const gift = { amountInFen: 777_700, payChannel: payChannels.wxH5 };

test('what is given and taken back leaves the case and the whole platform as they were', async ({
  page,
  server,
  link,
  texts,
  signIn,
  locale,
}) => {
  test.slow();
  const donor = '13900000091';
  const { refunds: t, home } = texts;
  const infoUuid = await findOpenCase(server, 6);
  const raised = async () => (await server.call(getCaseInfo, { infoUuid })).raisedInFen;
  const main = page.getByRole('main');
  const readTotals = () => readHomeTotals(page, link('home'), home.trustTitle);
  const expectShown = (inFen: number) =>
    expect(async () => {
      expect(await raised()).toBe(inFen);
      await page.goto(link('contribute', { params: { infoUuid } }));
      await expect(main).toContainText(yuan(inFen, locale as Locale), { timeout: 500 });
    }).toPass();
  const [before, totalsBefore] = [await raised(), await readTotals()];
  await signIn(page, donor);
  const token = await server.tokenOf(donor);
  const { payInfo } = await server.call(orderAdd, { infoUuid, ...gift }, token);
  await page.goto(payInfo.url);
  await payAtCashier(page, 'pay');
  await expectShown(before + gift.amountInFen);
  expect(await readTotals()).not.toBe(totalsBefore);
  await page.goto(link('mineOrder'));
  await page.getByText(t.takeBack, { exact: true }).first().click();
  const take = page.getByRole('button', { name: t.takeBackNow('7,777') });
  await take.click();
  await expect(take).toHaveCount(0);
  await expectShown(before);
  await expect(async () => expect(await readTotals()).toBe(totalsBefore)).toPass();
  await expectSumOfGiven({ page, link, texts, server, locale: locale as Locale }, infoUuid);
});

test('who is charged twice is told at once, at the gift and by a message, and has it back', async ({
  page,
  server,
  link,
  texts,
  signIn,
}) => {
  const donor = '13900000092';
  const { donations, notices } = texts;
  const { twice, sentBack } = donations.unmatched;
  const main = page.getByRole('main');
  await signIn(page, donor);
  const infoUuid = await findOpenCase(server, 6);
  const { payInfo } = await server.call(
    orderAdd,
    { infoUuid, ...gift, amountInFen: 2100 },
    await server.tokenOf(donor),
  );
  await page.goto(payInfo.url);
  await payAtCashier(page, 'payTwice');
  const tradeNo = new URL(page.url()).searchParams.get('tradeNo') ?? '';
  const success = link('paySuccess', { params: { infoUuid }, query: { tradeNo } });
  for (const place of [success, link('mineOrder')]) {
    await expect(async () => {
      await page.goto(place);
      await expect(main).toContainText(twice('21'), { timeout: 500 });
      await expect(main).toContainText(sentBack, { timeout: 500 });
    }).toPass();
  }
  await page.goto(success);
  const beneath = page.locator('section:has(> h1) + .notice');
  await expect(beneath).toContainText(twice('21'));
  await page.goto(link('mineMessages'));
  await expect(main).toContainText(notices.paymentUnmatched.title);
});
