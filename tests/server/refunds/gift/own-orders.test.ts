import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { freezeMoneyOut, liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import { findTakeable } from '#src/server/refunds/gift/find-takeable.ts';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { paySuccessPage } from '#src/shared/donations/calls.ts';
import { findByReceipt, orderList } from '#src/shared/donations/own/calls.ts';
import { getAndCheckRefund } from '#src/shared/refunds/calls.ts';
import { giveRefundAccount, takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
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
  token = await t.signIn('13812340101');
});
beforeEach(async () => {
  caseId = await t.addFundedCase(0);
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const now = () => t.services.now();
const hourMs = 3_600_000;
const run = () => runRefunds(t.services, { perSecond: 1000 });

const give = (as = token, choice?: 'payAndClose') =>
  giveGift(t, { caseId, token: as, ...(choice ? { choice } : {}) });

async function refundOf(orderId: string) {
  const { list } = (await t.call(orderList, {}, { token })).data;
  return list.find((order) => order.orderId === orderId)?.refund;
}

async function canTake(orderId: string): Promise<boolean> {
  return (await findTakeable(t.services, [orderId], now())).orderIds.has(orderId);
}

test('a gift that is back has no number, and those after it count as if it had not been', async () => {
  const first = await give();
  const second = await give();
  const number = async (tradeNo: string) =>
    (await t.call(paySuccessPage, { tradeNo })).data.giftNumber;
  // They are of one instant, so that either may come first.
  const before = [await number(first.tradeNo), await number(second.tradeNo)];
  expect(before.toSorted()).toEqual([1, 2]);
  await t.call(takeGiftBack, { orderId: first.orderId }, { token });
  await run();
  expect([await number(first.tradeNo), await number(second.tradeNo)]).toEqual([null, 1]);
});

test('an own donation names the refund it is in, also when the case has a newer one', async () => {
  const older = await give();
  const { refundId } = (await t.call(takeGiftBack, { orderId: older.orderId }, { token })).data;
  await run();
  const newer = await give();
  const caseRefundId = await desk.startRefund(caseId);
  await run();
  const whole = { state: 'returned', amountInFen: 2000, accountMask: null };
  expect(await refundOf(older.orderId)).toEqual({ refundId, ...whole });
  expect(await refundOf(newer.orderId)).toEqual({ refundId: caseRefundId, ...whole });
  const seen = (await t.call(getAndCheckRefund, { refundId }, { token })).data.own;
  expect(seen.map(({ orderId }) => orderId)).toEqual([older.orderId]);
});

test('a donation tells when it waits for an account of its donor, and which one it went to', async () => {
  const { orderId } = await give(token, 'payAndClose');
  expect(await refundOf(orderId)).toBe(null);
  const refundId = await desk.startRefund(caseId);
  await run();
  const asked = { refundId, amountInFen: 2000 };
  expect(await refundOf(orderId)).toEqual({ ...asked, state: 'needsAccount', accountMask: null });
  const account = { name: '林小雨', bankName: '云岭银行', bankCard: '6222020000000020123' };
  await t.call(giveRefundAccount, { orderId, ...account }, { token });
  const accountMask = '云岭银行 **** 0123';
  expect(await refundOf(orderId)).toEqual({ ...asked, state: 'waiting', accountMask });
  for (let at = 0; at < 4; at += 1) {
    await run();
    t.setNow(now() + hourMs);
  }
  expect(await refundOf(orderId)).toEqual({ ...asked, state: 'returned', accountMask });
});

test("a guest's donation tells the same by its receipt code", async () => {
  const { receiptCode } = await give('', 'payAndClose');
  const refundId = await desk.startRefund(caseId);
  await run();
  const { data } = await t.call(findByReceipt, { receiptCode: receiptCode ?? '' });
  expect(data.refund).toMatchObject({ refundId, state: 'needsAccount' });
});

test('taking back is offered exactly while it would be granted', async () => {
  const { orderId } = await give();
  expect(await canTake(orderId)).toBe(true);
  await freezeMoneyOut(t.services.db, { reason: 'a test', now: now() });
  expect(await canTake(orderId)).toBe(false);
  await liftMoneyOutFreeze(t.services.db, { reason: 'over', now: now() });
  expect(await canTake(orderId)).toBe(true);
  await t.apply(caseId, { amountInFen: 2000, stopRaise: true });
  expect(await canTake(orderId)).toBe(false);
  const { refusal } = await t.call(takeGiftBack, { orderId }, { token });
  expect(refusal?.reason).toBe('graceOver');
});
