import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import * as calls from '#src/shared/refunds/calls.ts';
import { giveRefundAccount } from '#src/shared/refunds/gift/calls.ts';
import { openRefundDesk, type RefundDesk } from '../../../support/test-refunds.ts';
import {
  openWithdrawingServer,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';
import { giveGift } from '../give-gift.ts';

let t: WithdrawingServer;
let desk: RefundDesk;
let token: string;
let caseId: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
  desk = await openRefundDesk(t);
  token = await t.signIn('13812340001');
});
beforeEach(async () => {
  caseId = await t.addCase();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

const now = () => t.services.now();
const hourMs = 3_600_000;
const run = () => runRefunds(t.services, { perSecond: 1000 });
const goodCard = '6222020000000020123';
const closedCard = '6222020000000000000';

const give = (as = token, choice?: 'payAndClose') =>
  giveGift(t, { caseId, token: as, ...(choice ? { choice } : {}) });

const accountOf = (orderId: string, bankCard: string) => ({
  ...{ orderId, name: '林小雨', bankName: '云岭银行昭通支行', bankCard },
});

test('a gift that can not go back the way it came is paid to the account its donor gives', async () => {
  const { orderId, tradeNo } = await give(token, 'payAndClose');
  const early = await t.call(giveRefundAccount, accountOf(orderId, goodCard), {
    token,
  });
  expect(early.refusal?.reason).toBe('accountNotNeeded');
  const refundId = await desk.startRefund(caseId);
  await run();
  const asked = (await t.call(calls.getAndCheckRefund, { refundId }, { token })).data;
  expect(asked.own[0]).toMatchObject({ state: 'needsAccount', failure: 'accountUnusable' });
  const stranger = await t.signIn('13812340004');
  const given = (as: string, card: string) =>
    t.call(giveRefundAccount, accountOf(orderId, card), { token: as });
  expect((await given(stranger, goodCard)).status).toBe(404);
  expect((await given(token, '6222020000000020124')).status).toBe(400);
  expect((await given(token, closedCard)).status).toBe(200);
  expect((await given(token, goodCard)).refusal?.reason).toBe('accountNotNeeded');
  for (let at = 0; at < 4; at += 1) {
    await run();
    t.setNow(now() + hourMs);
  }
  const refused = (await t.call(calls.getAndCheckRefund, { refundId }, { token })).data;
  expect(refused.own[0]).toMatchObject({ state: 'needsAccount', failure: 'accountRefused' });
  expect((await given(token, goodCard)).status).toBe(200);
  const stored = await t.services.db
    .selectFrom('refunds')
    .select(['account_sealed', 'account_mask'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(stored.account_sealed).not.toContain(goodCard);
  expect(stored.account_mask).toBe('云岭银行昭通支行 **** 0123');
  for (let at = 0; at < 4; at += 1) {
    await run();
    t.setNow(now() + hourMs);
  }
  expect(await t.statusOf(tradeNo)).toBe('REFUNDED');
  expect((await t.call(calls.getAndCheckRefund, { refundId }, { token })).data.status).toBe('DONE');
});

test('donors are told when their gift is back, and when it needs an account', async () => {
  const { orderId } = await give();
  await give(token, 'payAndClose');
  await desk.startRefund(caseId);
  await run();
  const told = await t.services.db
    .selectFrom('notices')
    .select(['kind', 'subject_id'])
    .where('case_id', '=', caseId)
    .execute();
  expect(told).toContainEqual({ kind: 'donationRefunded', subject_id: orderId });
  expect(told.map(({ kind }) => kind)).toContain('refundNeedsAccount');
});
