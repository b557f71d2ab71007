import { demoId } from '#src/scripts/demo/add-story.ts';
import { heartDoctorZhao } from '#src/scripts/demo/stories/heart-doctor-zhao.ts';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { expect, test } from '../support/browser.ts';
import { fillCase } from '../support/fill-case.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { letTimePassUntilTold } from '../support/let-time-pass.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

test('an open page shows what came since, and asks for nothing while nobody looks', async ({
  page,
  openCase,
  texts,
}) => {
  const { cases: t } = texts;
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(getCaseInfo.path)) asked.push(request.url());
  });
  const total = { raisedInFen: 1_234_500, donationCount: 77, feeInFen: 500, netInFen: 1_234_000 };
  await page.route(`**${getCaseInfo.path}`, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: { ...answer.data, ...total } } });
  });
  await openCase(1);
  const money = page.getByRole('region', { name: t.raised });
  await expect(money).not.toContainText('12,345');
  await page.clock.runFor(10_000);
  expect(asked).toEqual([]);
  await waitForIsland(page, '.raised');
  await letTimePassUntilTold(page);
  await expect(money).toContainText('12,345');
  await expect(money).toContainText('77');
});

test('an open page whose appeal begins to go back keeps its bar, and asks for nothing more', async ({
  page,
  openCase,
  texts,
}) => {
  const { cases: t } = texts;
  await page.clock.install();
  await page.route(`**${getCaseInfo.path}`, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: { ...answer.data, phase: 'refunding' } } });
  });
  await openCase(1);
  const money = page.getByRole('region', { name: t.raised });
  const toGo = new RegExp(t.missing('[\\d,.]+'));
  await expect(money).toContainText(toGo);
  await page.clock.runFor(10_000);
  await waitForIsland(page, '.raised');
  await letTimePassUntilTold(page);
  await expect(money).not.toContainText(toGo);
  await expect(money.getByRole('progressbar')).toHaveCount(1);
  await expect(money).toContainText(new RegExp(t.progressText('[\\d.]+')));
});

test('an open page that fills says so, and nothing that was true before', async ({
  page,
  openCase,
  texts,
  locale,
}) => {
  const { cases: t } = texts;
  await page.clock.install();
  const returnedInFen = 1_400_000;
  await page.route(`**${getCaseInfo.path}`, async (route) => {
    const answer = await (await route.fetch()).json();
    const raisedInFen = answer.data.targetInFen + 14_000;
    const now = { raisedInFen, givenInFen: raisedInFen + returnedInFen };
    await route.fulfill({ json: { ...answer, data: { ...answer.data, ...now } } });
  });
  await openCase(1);
  const money = page.getByRole('region', { name: t.raised });
  const until = new RegExp(t.untilDay('.+', '\\d+'));
  await expect(money).toContainText(t.closesAtTarget);
  await expect(money).toContainText(until);
  await page.clock.runFor(10_000);
  await waitForIsland(page, '.raised');
  await letTimePassUntilTold(page);
  await expect(money).toContainText(t.filledShort);
  await expect(money).toContainText(t.progressText('100'));
  await expect(money).not.toContainText(t.closesAtTarget);
  await expect(money).not.toContainText(until);
  // Nothing had gone back when the page was drawn, so it has no words for what did since.
  await expect(money).not.toContainText(yuan(returnedInFen, locale as Locale));
});

test('an open page that had its target takes that back once a gift is returned', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { cases: t } = texts;
  const infoUuid = demoId(heartDoctorZhao.slug);
  await fillCase({ page, server, infoUuid });
  await page.clock.install();
  await page.route(`**${getCaseInfo.path}`, async (route) => {
    const answer = await (await route.fetch()).json();
    const raisedInFen = answer.data.targetInFen - 3_600;
    await route.fulfill({ json: { ...answer, data: { ...answer.data, raisedInFen } } });
  });
  await page.goto(link('contribute', { params: { infoUuid } }));
  const money = page.getByRole('region', { name: t.raised });
  await expect(money).toContainText(t.goalReached);
  await page.clock.runFor(10_000);
  await waitForIsland(page, '.raised');
  await letTimePassUntilTold(page);
  await expect(money).toContainText(t.missing('36'));
  await expect(money).not.toContainText(t.goalReached);
});

test('what came in and went back moves with the total', async ({ page, server, link, texts }) => {
  const { cases: t } = texts;
  const infoUuid = await findOpenCase(server, 3);
  const gift = { infoUuid, amountInFen: 1300, payChannel: payChannels.wxH5 };
  const { orderId, payInfo, receiptCode } = await server.call(orderAdd, gift);
  await page.goto(payInfo.url);
  await payAtCashier(page, 'pay');
  const given = { orderId, receiptCode: receiptCode ?? '' };
  await expect(async () => void (await server.call(takeGiftBack, given))).toPass();
  const money = page.getByRole('region', { name: t.raised });
  const line = (returned: string) => new RegExp(t.givenAndReturned('[\\d,]+', returned));
  await expect(async () => {
    await page.goto(link('contribute', { params: { infoUuid } }));
    await expect(money).toContainText(line('[\\d,]+'), { timeout: 500 });
  }).toPass();
  await page.clock.install();
  await page.route(`**${getCaseInfo.path}`, async (route) => {
    const answer = await (await route.fetch()).json();
    const givenInFen = answer.data.raisedInFen + 4_567_800;
    await route.fulfill({ json: { ...answer, data: { ...answer.data, givenInFen } } });
  });
  await page.reload();
  await page.clock.runFor(10_000);
  await waitForIsland(page, '.raised');
  await letTimePassUntilTold(page);
  await expect(money).toContainText(line('45,678'));
});
