import { yuan } from '#src/shared/platform/money.ts';
import { checkoutFundraiserRefund, getAndCheckRefund } from '#src/shared/refunds/calls.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { applyDrawCash, checkCanCash } from '#src/shared/withdrawals/calls.ts';
import { answerQuestion } from '../support/answer-question.ts';
import { expect, type TestServer, test } from '../support/browser.ts';
import { demoFamily } from '../support/demo-family.ts';
import { type DeskPage, deskStaff, endNotice, passAtDesk } from '../support/desk-in-browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findDonor } from '../support/find-donor.ts';

/** This story has ended, so that no other test gives to it. */
const ended = demoFamily(({ state }) => state === 'endedEarly');
const { story, infoUuid, params, mobile: family, title } = ended;
const reason = '后续治疗由医院救助承担，剩下的钱退还给大家。';

const pass = (desk: DeskPage, queue: QueueName) => passAtDesk(desk, { queue, title });

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
  await expect(page.getByText(t.firstStep, { exact: true })).toBeVisible();
  await page.getByLabel(t.reason, { exact: true }).fill(reason);
  const toReview = page.getByRole('button', { name: t.toReview });
  await toReview.click();
  await page.reload();
  await expect(page.getByLabel(t.reason, { exact: true })).toHaveValue(reason);
  await toReview.click();
  await page.getByRole('button', { name: t.reviewStep.back }).click();
  await toReview.click();
  await expect(page.getByRole('heading', { name: t.reviewStep.title })).toBeFocused();
  await page.getByRole('button', { name: t.submitApply }).click();
  await expect(page.getByText(t.appliedLead)).toBeVisible();
}

/** When one looks back on it later, the application can still be taken back. */
async function takeBackAndApplyAgain(desk: DeskPage) {
  const { page, link, texts } = desk;
  const { refunds: t, cases } = texts;
  await page.goto(link('contribute', { params }));
  await expect(page.getByText(cases.refundSteps.asked.title, { exact: true })).toBeVisible();
  await page.goto(link('refundDetail', { params }));
  await answerQuestion(page, 'refund-cancel', [t.cancel, t.cancelYes]);
  await expect(page.getByText(t.statuses.CANCELLED, { exact: true }).first()).toBeVisible();
  await page.goto(link('refundApplySuccess', { params }));
  await expect(page.getByText(t.appliedLead)).toBeHidden();
  await applyAsFamily(desk);
}

async function launchAsFamily({ page, link, texts }: DeskPage, locale: string | undefined) {
  const { refunds: t } = texts;
  await page.goto(link('refundAuditPass', { params }));
  await expectAccessible(page, locale);
  await answerQuestion(page, 'refund-launch', [t.launch, t.launchYes]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.launchedTitle);
}

type Left = { amountInFen: number; giftsInFen: number };

/** A donor is shown their own gift, and of it to the fen what its part of the rest is. */
async function expectOwnShare(
  { page, link, texts: { refunds: t, donations } }: DeskPage,
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
  const [share, whole] = [yuan(shareInFen, locale), yuan(gift.amountInFen, locale)];
  await page.goto(link('mineOrder'));
  await expect(page.getByText(donations.partlyRefunded(share, whole)).first()).toBeVisible();
  await page.goto(link('refundDetail', { params }));
  const mine = page.getByRole('listitem').filter({ hasText: own[0]?.refundNo ?? '' });
  await expect(mine).toContainText(`${t.money(share)} ${t.ofGift(whole)}`);
  await expect(mine).toContainText(t.giftStates.returned);
}

/** A guest reads of it on the case's page and among all refunds, where the case is found by name. */
async function expectToldToAll({ page, link, texts: { cases, publicity } }: DeskPage) {
  await page.goto(link('contribute', { params }));
  await expect(page.getByText(cases.refundSteps.returned.body(true))).toBeVisible();
  await page.goto(link('publicityPage', { query: { part: 'refunds' } }));
  await expect(page.getByText(publicity.addsUp)).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText(reason);
  await page.getByLabel(publicity.searchLabel).fill(story.patient.displayName);
  await page.getByRole('button', { name: publicity.search }).click();
  await expect(page.locator(`main a[href*="${infoUuid}"]`).first()).toBeVisible();
}

test('after half was paid out, a family gives the rest back by four hands, and everyone sees their part', async ({
  page,
  server,
  link,
  texts,
  signIn,
  locale,
}) => {
  test.slow();
  const { refunds: t } = texts;
  const desk = { page, link, texts };
  const left = await withdrawHalf(desk, server, (mobile) => signIn(page, mobile));
  const gift = findDonor(server, infoUuid);
  await signIn(page, family);
  await applyAsFamily(desk);
  await takeBackAndApplyAgain(desk);
  await signIn(page, deskStaff.reviewer);
  await pass(desk, 'refund');
  await signIn(page, family);
  await launchAsFamily(desk, locale);
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
  await expectToldToAll(desk);
});
