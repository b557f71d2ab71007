import { orderAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/order-fields.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { checkoutFundraiserRefund, getAndCheckRefund } from '#src/shared/refunds/calls.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { applyDrawCash, checkCanCash } from '#src/shared/withdrawals/calls.ts';
import { expect, type TestServer, test } from '../support/browser.ts';
import { demoFamily } from '../support/demo-family.ts';
import { type DeskPage, deskStaff, endNotice, passAtDesk } from '../support/desk-in-browser.ts';
import { findDonor } from '../support/find-donor.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

/** A story that has ended, so that no other test gives to it. */
const {
  story,
  infoUuid,
  params,
  mobile: family,
} = demoFamily(({ state }) => state === 'endedEarly');
const donor = '13900000064';
const reason = '后续治疗由医院救助承担，剩下的钱退还给大家。';

const pass = (desk: DeskPage, queue: QueueName) => passAtDesk(desk, { queue, title: story.title });

/** Half of what the case has goes to the patient; answers what is left to give back, of how much. */
async function withdrawHalf(
  desk: DeskPage,
  server: TestServer,
  as: (mobile: string) => Promise<void>,
) {
  const token = await server.tokenOf(family);
  const { availableInFen } = await server.call(checkCanCash, { infoUuid }, token);
  const amountInFen = Math.floor(availableInFen / 2);
  const wish = { purpose: '第一次手术的费用', plan: '下周一住院，先交押金。' };
  await server.call(applyDrawCash, { infoUuid, amountInFen, ...wish }, token);
  await as(deskStaff.reviewer);
  await pass(desk, 'drawPublic');
  endNotice(server, infoUuid);
  await as(deskStaff.releaser);
  await pass(desk, 'payout');
  const check = () => server.call(checkoutFundraiserRefund, { infoUuid }, token);
  await expect(async () => expect((await check()).canRefund).toBe(true)).toPass();
  return check();
}

async function applyAsFamily({ page, link, texts: { refunds: t } }: DeskPage) {
  await page.goto(link('refundConfirm', { params }));
  await expect(page.getByText(t.cannotUndo)).toBeVisible();
  await page.getByRole('link', { name: t.toApply }).click();
  await waitForIsland(page, '#reason');
  await page.getByLabel(t.reason, { exact: true }).fill(reason);
  await page.reload();
  await expect(page.getByLabel(t.reason, { exact: true })).toHaveValue(reason);
  await page.getByRole('button', { name: t.toReview }).click();
  await expect(page.getByRole('heading', { name: t.reviewStep.title })).toBeFocused();
  await page.getByRole('button', { name: t.submitApply }).click();
  await expect(page.getByText(t.appliedLead)).toBeVisible();
}

/** Looked back on later, the application can still be taken back. */
async function takeBackAndApplyAgain(desk: DeskPage) {
  const { page, link, texts } = desk;
  const { refunds: t, cases } = texts;
  await page.goto(link('contribute', { params }));
  await expect(page.getByText(cases.refundSteps.asked.title, { exact: true })).toBeVisible();
  await page.goto(link('refundDetail', { params }));
  await waitForIsland(page, '#refund-cancel');
  await page.getByRole('button', { name: t.cancel }).click();
  await page.getByRole('button', { name: t.cancelYes }).click();
  await expect(page.getByText(t.statuses.CANCELLED, { exact: true }).first()).toBeVisible();
  await page.goto(link('refundApplySuccess', { params }));
  await expect(page.getByText(t.appliedLead)).toBeHidden();
  await applyAsFamily(desk);
}

type Left = { amountInFen: number; giftsInFen: number };

/** A donor is shown their own gift, and of it to the fen what its part of the rest is. */
async function expectOwnShare(
  { page, link, texts: { refunds: t } }: DeskPage,
  server: TestServer,
  { gift, left }: { gift: { mobile: string; amountInFen: number }; left: Left },
) {
  const token = await server.tokenOf(gift.mobile);
  const { own } = await server.call(getAndCheckRefund, { infoUuid }, token);
  const shareInFen = own[0]?.amountInFen ?? 0;
  const exact = (gift.amountInFen * left.amountInFen) / left.giftsInFen;
  expect(own).toHaveLength(1);
  expect(Math.abs(shareInFen - exact)).toBeLessThan(1);
  expect(shareInFen).toBeLessThan(gift.amountInFen);
  const locale = link('mineOrder').startsWith('/en/') ? 'en' : 'zh-CN';
  await page.goto(link('refundDetail', { params }));
  const mine = page.getByRole('listitem').filter({ hasText: own[0]?.refundNo ?? '' });
  await expect(mine).toContainText(
    `${t.money(yuan(shareInFen, locale))} ${t.ofGift(yuan(gift.amountInFen, locale))}`,
  );
  await expect(mine).toContainText(t.giftStates.returned);
}

test('after half was paid out, a family gives the rest back by four hands, and everyone sees their part', async ({
  page,
  server,
  link,
  texts,
  signIn,
}) => {
  test.slow();
  const { refunds: t, publicity, cases } = texts;
  const desk = { page, link, texts };
  const left = await withdrawHalf(desk, server, (mobile) => signIn(page, mobile));
  const gift = findDonor(server, infoUuid);

  await signIn(page, family);
  await applyAsFamily(desk);
  await takeBackAndApplyAgain(desk);
  await signIn(page, deskStaff.reviewer);
  await pass(desk, 'refund');
  await signIn(page, family);
  await page.goto(link('refundAuditPass', { params }));
  await waitForIsland(page, '#refund-launch');
  await page.getByRole('button', { name: t.launch }).click();
  await page.getByRole('button', { name: t.launchYes }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.launchedTitle);
  await signIn(page, deskStaff.releaser);
  await pass(desk, 'refundRelease');

  await signIn(page, family);
  await expect(async () => {
    await page.goto(link('refundDetail', { params }));
    await expect(page.getByText(t.statuses.DONE, { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText(t.giftStates.returned).first()).toBeVisible();

  await signIn(page, gift.mobile);
  await expectOwnShare(desk, server, { gift, left });

  await page.context().clearCookies();
  await page.goto(link('contribute', { params }));
  await expect(page.getByText(cases.refundSteps.returned.body(true))).toBeVisible();
  await page.goto(link('publicityPage', { query: { part: 'refunds' } }));
  await expect(page.getByText(publicity.addsUp)).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: story.title });
  await expect(line).toContainText(reason);
  await page.getByLabel(publicity.searchLabel).fill(story.patient.displayName);
  await page.getByRole('button', { name: publicity.search }).click();
  await expect(page.getByRole('heading', { name: story.title })).toBeVisible();
});

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
