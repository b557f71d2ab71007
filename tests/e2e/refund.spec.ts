import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import type { textsOf } from '#src/messages/texts.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/order-fields.ts';
import { checkoutFundraiserRefund } from '#src/shared/refunds/calls.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { applyDrawCash, checkCanCash } from '#src/shared/withdrawals/calls.ts';
import { demoId } from '../../src/scripts/demo/add-story.ts';
import { allStories } from '../../src/scripts/demo/all-stories.ts';
import { expect, type Link, type TestServer, test } from '../support/browser.ts';
import { findOpenCase, payAtCashier } from '../support/give-in-browser.ts';

const staff = { reviewer: '13900000001', releaser: '13900000002' };
/** A story that has ended, so that no other test gives to it. */
const index = allStories.findIndex(({ state }) => state === 'endedEarly');
const story = allStories[index];
const infoUuid = demoId(story?.slug ?? '');
const family = `137000000${String(index + 10).padStart(2, '0')}`;
const donor = '13900000064';
const reason = '后续治疗由医院救助承担，剩下的钱退还给大家。';

type Desk = { page: Page; link: Link; t: ReturnType<typeof textsOf>['review'] };

/** Takes the task about this case in hand, as whoever is signed in, and passes it. */
async function pass({ page, link, t }: Desk, queue: QueueName): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: story?.title ?? '' });
  await expect(async () => {
    await page.goto(link('deskQueue', { params: { queue } }));
    await expect(row.last()).toBeVisible({ timeout: 500 });
  }).toPass();
  await row.last().getByRole('link').click();
  await page.getByRole('button', { name: t.task.claim }).click();
  await page.getByRole('button', { name: t.task.pass, exact: true }).click();
  await expect(page.getByText(t.list.done)).toBeVisible();
}

/** The one thing no test can wait for is the day of the notice. */
function endNotice({ folder }: TestServer): void {
  const db = new DatabaseSync(join(folder, 'warmlight.db'), { timeout: 5000 });
  db.prepare('update withdrawals set notice_ends_at = ? where case_id = ? and status = ?').run(
    Date.now() - 1000,
    infoUuid,
    'NOTICE',
  );
  db.prepare('update jobs set run_at = ? where name = ?').run(Date.now() - 1000, 'end-notice');
  db.close();
}

/** Half of what the case has goes to the patient. */
async function withdrawHalf(desk: Desk, server: TestServer, as: (mobile: string) => Promise<void>) {
  const token = await server.tokenOf(family);
  const { availableInFen } = await server.call(checkCanCash, { infoUuid }, token);
  const amountInFen = Math.floor(availableInFen / 2);
  const wish = { purpose: '第一次手术的费用', plan: '下周一住院，先交押金。' };
  await server.call(applyDrawCash, { infoUuid, amountInFen, ...wish }, token);
  await as(staff.reviewer);
  await pass(desk, 'drawPublic');
  endNotice(server);
  await as(staff.releaser);
  await pass(desk, 'payout');
  await expect(async () => {
    const check = await server.call(checkoutFundraiserRefund, { infoUuid }, token);
    expect(check.canRefund).toBe(true);
  }).toPass();
}

async function applyAsFamily({ page, link }: Desk, texts: ReturnType<typeof textsOf>) {
  const { refunds: t } = texts;
  const params = { infoUuid };
  await page.goto(link('refundConfirm', { params }));
  await expect(page.getByText(t.cannotUndo)).toBeVisible();
  await page.getByRole('link', { name: t.toApply }).click();
  await page.getByLabel(t.reason, { exact: true }).fill(reason);
  await page.reload();
  await expect(page.getByLabel(t.reason, { exact: true })).toHaveValue(reason);
  await page.getByRole('button', { name: t.submitApply }).click();
  await expect(page.getByText(t.appliedLead)).toBeVisible();
}

test('after half was paid out, a family gives the rest back by four hands, and everyone sees their part', async ({
  page,
  server,
  link,
  texts,
  signIn,
}) => {
  test.slow();
  const { refunds: t, review, publicity } = texts;
  const desk = { page, link, t: review };
  const params = { infoUuid };
  await withdrawHalf(desk, server, (mobile) => signIn(page, mobile));

  await signIn(page, family);
  await applyAsFamily(desk, texts);
  await signIn(page, staff.reviewer);
  await pass(desk, 'refund');
  await signIn(page, family);
  await page.goto(link('refundAuditPass', { params }));
  await page.getByRole('button', { name: t.launch }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.launchedTitle);
  await signIn(page, staff.releaser);
  await pass(desk, 'refundRelease');

  await signIn(page, family);
  await expect(async () => {
    await page.goto(link('refundDetail', { params }));
    await expect(page.getByText(t.statuses.DONE, { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText(t.giftStates.returned).first()).toBeVisible();

  await page.context().clearCookies();
  await page.goto(link('publicityPage', { query: { part: 'refunds' } }));
  await expect(page.getByText(publicity.addsUp)).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: story?.title ?? '' });
  await expect(line).toContainText(reason);
  await page.getByLabel(publicity.searchLabel).fill(story?.patient.displayName ?? '');
  await page.getByRole('button', { name: publicity.search }).click();
  await expect(page.getByRole('heading', { name: story?.title ?? '' })).toBeVisible();
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
  await page.getByRole('button', { name: t.takeBack }).click();
  await page.getByRole('link', { name: t.seeRefund }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(t.giftStates.needsAccount)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByLabel(t.accountName).fill('林小雨');
  await page.getByLabel(t.accountBank).fill('云岭银行昭通支行');
  await page.getByLabel(t.accountCard).fill('6222020000000020123');
  await page.getByRole('button', { name: t.sendAccount }).click();
  await expect(page.getByText(t.paidTo('云岭银行昭通支行 **** 0123'))).toBeVisible();
  await page.goto(link('refundList'));
  await expect(page.getByText(t.kinds.grace)).toBeVisible();
});
