import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import { runRefund } from '#src/server/refunds/run/run-refund.ts';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { takeReturns } from '#src/server/withdrawals/returns/take-returns.ts';
import * as calls from '#src/shared/refunds/calls.ts';
import { giveRefundAccount } from '#src/shared/refunds/gift/calls.ts';
import { openRefundDesk, type RefundDesk, sealAccount } from '../../../support/test-refunds.ts';
import {
  openWithdrawingServer,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';
import { giveGift } from '../give-gift.ts';
import { getCase, toldOf } from '../told-of-refunds.ts';

let t: WithdrawingServer;
let desk: RefundDesk;
let token: string;
let caseId: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
  desk = await openRefundDesk(t);
  token = await t.signIn('13812340011');
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
async function run(): Promise<void> {
  for (let at = 0; at < 4; at += 1) {
    await runRefunds(t.services, { perSecond: 1000 });
    t.setNow(now() + hourMs);
  }
}

/** Makes a gift whose refund the bank paid to the account that its donor gave. */
async function paidByBank() {
  const gift = await giveGift(t, { caseId, token, choice: 'payAndClose' });
  const refundId = await desk.startRefund(caseId);
  await run();
  await giveAccount(gift.orderId);
  await run();
  return { ...gift, refundId, payoutNo: `B1-R-${gift.tradeNo}` };
}

const giveAccount = (orderId: string, bankCard = '6222020000000020123') =>
  t.call(
    giveRefundAccount,
    { orderId, name: '林小雨', bankName: '云岭银行昭通支行', bankCard },
    { token },
  );
const getRefund = async (refundId: string) =>
  (await t.call(calls.getAndCheckRefund, { refundId }, { token })).data;
test('one that its bank sends back is held for the donor, who is asked again, and paid once more', async () => {
  const { orderId, tradeNo, refundId, payoutNo } = await paidByBank();
  expect((await getRefund(refundId)).status).toBe('DONE');
  await t.payoutBank.sendBack(payoutNo, '账户已注销');
  expect(await takeReturns(t.services, now())).toBe(1);
  expect(await takeReturns(t.services, now())).toBe(0);
  expect(await t.statusOf(tradeNo)).toBe('REFUNDING');
  expect(await t.balance(`CR:${caseId}`)).toBe(2000);
  expect(await getCase(t, caseId)).toEqual({ end_reason: 201 });
  const waiting = await getRefund(refundId);
  expect(waiting).toMatchObject({ status: 'RUNNING', returnedInFen: 0, returnedCount: 0 });
  expect(waiting.own[0]).toMatchObject({ state: 'needsAccount', failure: 'accountReturned' });
  await t.expectMoneyRight();
  expect((await giveAccount(orderId, '6222020000000030122')).status).toBe(200);
  await run();
  expect(await t.statusOf(tradeNo)).toBe('REFUNDED');
  expect(await t.balance(`CR:${caseId}`)).toBe(0);
  expect((await getRefund(refundId)).status).toBe('DONE');
  expect(await getCase(t, caseId)).toEqual({ end_reason: 203 });
  expect((await toldOf(t, caseId)).sort()).toEqual([
    `donationRefunded B1-R-${tradeNo}`,
    `donationRefunded B2-R-${tradeNo}`,
    `refundNeedsAccount R-${tradeNo}:0`,
    `refundNeedsAccount R-${tradeNo}:1`,
  ]);
  const sent = await t.services.payouts.current.findSent(0);
  expect(sent.filter(({ remark }) => remark === `R-${tradeNo}`)).toHaveLength(2);
});

test('one sent back before we asked about it is booked as paid, then as sent back', async () => {
  const { submit } = t.services.payouts.current;
  vi.spyOn(t.services.payouts.current, 'submit').mockImplementation(async (intent) => {
    await submit(intent);
    await t.services.payouts.current.query(intent.payoutNo);
    await t.payoutBank.sendBack(intent.payoutNo, '账户已注销');
    throw new Error('answer lost');
  });
  const { data } = await t.order({ infoUuid: caseId }, { token });
  await t.atCashier(data.tradeNo, 'payAndClose');
  await t.bank.deliverDue();
  await desk.startRefund(caseId);
  await run();
  await giveAccount(data.orderId);
  await runRefunds(t.services, { perSecond: 1000 });
  expect(await t.statusOf(data.tradeNo)).toBe('REFUNDING');
  expect(await takeReturns(t.services, now())).toBe(1);
  expect(await t.balance(`CR:${caseId}`)).toBe(2000);
});

test('a try that was under way when the money came back books nothing', async () => {
  const { tradeNo, orderId, payoutNo } = await paidByBank();
  await t.payoutBank.sendBack(payoutNo, '账户已注销');
  await takeReturns(t.services, now());
  const gift = await t.services.db
    .selectFrom('refunds')
    .innerJoin('donations', 'donations.id', 'refunds.order_id')
    .select([
      'refund_no as refundNo',
      'case_refund_id as caseRefundId',
      'gateway',
      'user_id as userId',
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const account = { name: '林小雨', bankName: '云岭银行昭通支行', account: '6222020000000020123' };
  const late = {
    ...{ ...gift, orderId, caseId, amountInFen: 2000, attempts: 1, nextTryAt: now() },
    ...{ needsAccount: 0 as const, accountCount: 1, tradeNo, gatewayTradeNo: 'x', paidAt: now() },
    accountSealed: sealAccount(t.services, gift.refundNo, account),
  };
  await runRefund(t.services, late, now());
  expect(await t.statusOf(tradeNo)).toBe('REFUNDING');
  expect(await t.balance(`CR:${caseId}`)).toBe(2000);
});

test('another amount than was paid books nothing and freezes money out', async () => {
  const { payoutNo, tradeNo } = await paidByBank();
  await t.payoutBank.sendBack(payoutNo, '账户已注销');
  const { findReturns } = t.services.payouts.current;
  vi.spyOn(t.services.payouts.current, 'findReturns').mockImplementation(async (since) =>
    (await findReturns(since)).map((one) => ({ ...one, amountInFen: one.amountInFen - 1 })),
  );
  await expect(takeReturns(t.services, now())).rejects.toThrow('could not be booked');
  expect(await t.statusOf(tradeNo)).toBe('REFUNDED');
  vi.restoreAllMocks();
  await liftMoneyOutFreeze(t.services.db, { reason: 'looked into', now: now() });
  expect(await takeReturns(t.services, now())).toBe(1);
});
