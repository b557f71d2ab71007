import { pocketSlug } from '#src/scripts/demo/add-directed.ts';
import { demoId } from '#src/scripts/demo/add-story.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { expect, test } from '../support/browser.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';

const infoUuid = demoId(pocketSlug);
/** They are nobody else's: a newcomer directs once, ever, and a first gift brings one pocket. */
const [newcomers, donors] = [
  { 'zh-CN': '13900000071', en: '13900000072' },
  { 'zh-CN': '13900000073', en: '13900000074' },
];

test('a newcomer directs an allowance to a family without script, once', async ({
  browser,
  link,
  texts,
  locale,
  signIn,
  server,
}) => {
  const { directed: t, titles, venues } = texts;
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
  const page = await context.newPage();
  await signIn(page, newcomers[locale as keyof typeof newcomers]);
  await page.goto(link('aggregationPage'));
  await page.getByRole('heading', { name: titles.aggregationPage }).waitFor();
  await page
    .getByRole('link')
    .filter({ hasText: /冬日暖阳日|A warm winter day/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: venues.cases })).toBeVisible();
  await page.getByLabel(t.allowance.choose).selectOption(infoUuid);
  await page.getByRole('button', { name: t.allowance.go(yuan(500, locale as 'en')) }).click();
  await expect(page.getByRole('heading', { name: t.own.title })).toBeVisible();
  // Pressed again, it leads here too, where it says why nothing more was given.
  await expect(page.getByText(t.own.once)).toBeVisible();
  await page.locator('#directed').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(infoUuid));
  await context.close();
});

test("a team's page speaks of what was given through the team", async ({ page, link, texts }) => {
  const { sums, teams } = texts.venues;
  await page.goto(link('aggregationPage'));
  await page
    .getByRole('link')
    .filter({ hasText: /冬日暖阳日|A warm winter day/ })
    .first()
    .click();
  await expect(page.getByText(sums.amount, { exact: true })).toBeVisible();
  const ofTeams = page.locator('section').filter({
    has: page.getByRole('heading', { name: teams.title }),
  });
  await ofTeams.getByRole('link').first().click();
  await expect(page.getByText(sums.ofTeam, { exact: true })).toBeVisible();
  await expect(page.getByText(sums.amount, { exact: true })).toHaveCount(0);
});

test('a gift brings a pocket that opens once, for the appeal', async ({
  page,
  link,
  texts,
  locale,
  signIn,
  server,
}) => {
  const { pocket: t } = texts.directed;
  const donor = donors[locale as keyof typeof donors];
  await signIn(page, donor);
  const gift = { infoUuid, amountInFen: 100, payChannel: payChannels.wxH5 };
  const { orderId, payInfo } = await server.call(orderAdd, gift, await server.tokenOf(donor));
  await page.goto(payInfo.url);
  await payAtCashier(page, 'pay');
  await page.goto(link('mineOrder'));
  await page.getByRole('link', { name: t.door }).click();
  await page.getByRole('button', { name: t.go }).click();
  await expect(page.locator('#pocket')).toContainText(yuan(300, locale as 'en'));
  await expect(page.getByRole('button', { name: t.go })).toHaveCount(0);
  // What a sponsor put beside the gift is the pocket itself, and is said once.
  const { order, wholeBack } = texts.activities;
  await expect(page.getByText(order(yuan(300, locale as 'en')))).toHaveCount(0);
  // Its gift goes back, and so does it: on this page as in the list of one's own.
  await server.call(takeGiftBack, { orderId }, await server.tokenOf(donor));
  await page.reload();
  const back = wholeBack(yuan(300, locale as 'en'));
  await expect(page.locator('#pocket')).toContainText(back);
  await page.goto(link('myContribution'));
  await expect(page.locator('#directed').getByText(back, { exact: true })).toBeVisible();
});
