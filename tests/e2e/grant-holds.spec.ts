import type { Locator, Page } from 'playwright/test';
import { deskProposeActivity, deskProposeMatchFunding } from '#src/shared/desk/activities/calls.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { expect, once, type TestServer, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';
import { type DeskPage, deskStaff } from '../support/desk-in-browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';

const { infoUuid } = familyOf('rare-eb-guoguo');
const donors = ['13810000043', '13810000044'] as const;
/** It is as much as was given, up to ten yuan. */
const promised = {
  ...{ sponsor: '青禾软件', cases: infoUuid, ratioPercent: 100, perGiftInFen: 1000 },
  ...{ perPersonDayInFen: 1000, perCaseInFen: 100_000, accountAgeDays: 0 },
  reason: '捐赠协议 2026-071',
};

test(
  'in risk control every grant waits: one person lets one go, two send another back',
  once,
  async ({ page, server, link, texts, signIn, locale }) => {
    const { activities, holds: t } = texts;
    const { reason } = activities.desk;
    const desk = openBoard({ page, link, texts });
    const { card, board, rowOf } = desk;
    await signIn(page, deskStaff.administrator);
    await run(server, desk);
    await desk.turn('control');
    const first = await give(server, page, donors[0]);
    const second = await give(server, page, donors[1]);

    await signIn(page, deskStaff.releaser);
    await desk.open();
    await expect(board.getByText(t.title(2))).toBeVisible();
    await expect(rowOf(first).getByRole('button')).toHaveText([t.decisions.release]);
    await expectAccessible(page, locale);
    await rowOf(first).getByLabel(reason).fill('两次登录在两台手机上，见记录');
    await rowOf(first).getByRole('button', { name: t.decisions.release }).click();
    await expect(board.getByText(t.title(1))).toBeVisible();
    await board.getByLabel(t.grantNo).fill(second);
    await board.getByLabel(reason).last().fill('和发起人住在一起，本人说明过');
    await board.getByRole('button', { name: t.hold, exact: true }).click();
    await expect(rowOf(second)).toContainText(t.another);
    await expect(rowOf(second).getByRole('button')).toHaveCount(0);

    await signIn(page, deskStaff.administrator);
    await desk.open();
    expect(await sumsOf(card)).toEqual([50, 20, 30, 0]);
    await rowOf(second).getByLabel(reason).fill('核对过，是家人捐的');
    await rowOf(second).getByRole('button', { name: t.decisions.revoke }).click();
    await expect(rowOf(second)).toHaveCount(0);
    await desk.open();
    expect(await sumsOf(card)).toEqual([50, 10, 40, 0]);
    await desk.turn('end');
  },
);

/** Opens the board of an activity of this test's own, and what staff do there. */
function openBoard({ page, link, texts }: DeskPage) {
  const { activities, holds, review } = texts;
  const name = `核对 ${Date.now()}`;
  const card = page.locator('details.card').filter({ hasText: name });
  const board = card.locator('details').filter({ hasText: holds.lead });
  const open = async () => {
    await page.goto(link('deskActivities'));
    const isThere = (await card.count()) > 0;
    if (!isThere || (await card.getAttribute('open')) !== null) return;
    await card.locator('summary').first().click();
  };
  const confirm = async () => {
    await open();
    const proposals = page.getByRole('region', { name: review.board.proposals });
    const own = proposals.getByRole('listitem').filter({ hasText: promised.reason });
    await own.getByRole('button', { name: review.board.confirm }).click();
    await expect(own).toHaveCount(0);
    await open();
  };
  const turn = async (step: 'control' | 'end') => {
    const { RISK_CONTROL, END_WITH_DONE } = activities.statuses;
    await card.getByText(activities.desk.turn, { exact: true }).click();
    const form = card.locator('form').filter({ has: page.locator(`button[value="${step}"]`) });
    await form.getByLabel(activities.desk.reason).fill('同一台手机上多次捐款');
    await form.locator(`button[value="${step}"]`).click();
    await expect(card).toContainText(step === 'control' ? RISK_CONTROL : END_WITH_DONE);
  };
  const rowOf = (tradeNo: string) => board.getByRole('listitem').filter({ hasText: tradeNo });
  return { name, card, board, status: activities.statuses.APPROVE, open, confirm, turn, rowOf };
}

type Desk = ReturnType<typeof openBoard>;

/** One writes down what is promised and what came for it, another confirms both, and it begins. */
async function run(server: TestServer, { name, card, status, open, confirm }: Desk): Promise<void> {
  const token = await server.tokenOf(deskStaff.releaser);
  const now = Date.now();
  const days = { startDay: dayOf(now), endDay: dayOf(now + 3 * dayMs) };
  await server.call(deskProposeActivity, { ...promised, ...days, name }, token);
  await confirm();
  const activityId = await card.locator('[name="activityId"]').first().inputValue();
  const paper = { activityId, amountInFen: 5000, statementNo: `HOLD${name.slice(3)}` };
  await server.call(deskProposeMatchFunding, { ...paper, reason: promised.reason }, token);
  await confirm();
  await expect(async () => {
    await open();
    await expect(card).toContainText(status, { timeout: 500 });
  }).toPass();
}

/**
 * Reads what was paid in, matched, left and returned, in yuan: the first is the sum of the others.
 */
async function sumsOf(card: Locator): Promise<number[]> {
  const sums = await card.locator('.money-sums dd').allTextContents();
  return sums.map((sum) => Number.parseFloat(sum.replaceAll(',', '')));
}

/** Gives twenty yuan, to which the sponsor adds ten. */
async function give(server: TestServer, page: Page, mobile: string): Promise<string> {
  const wish = { infoUuid, amountInFen: 2000, payChannel: payChannels.wxH5, content: '加油' };
  const { tradeNo, payInfo } = await server.call(orderAdd, wish, await server.tokenOf(mobile));
  await page.goto(payInfo.url);
  await page.locator('button[value="pay"]').click();
  await page.waitForURL(/\/success\?/);
  return tradeNo;
}
