import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { takeReturns } from '#src/server/withdrawals/returns/take-returns.ts';
import { giveRefundAccount } from '#src/shared/refunds/gift/calls.ts';
import { openOtherBank } from '../../../support/open-other-bank.ts';
import { openRefundDesk, type RefundDesk } from '../../../support/test-refunds.ts';
import {
  openWithdrawingServer,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';
import { giveGift } from '../give-gift.ts';

let t: WithdrawingServer;
let desk: RefundDesk;
let token: string;
let banks: Awaited<ReturnType<typeof openOtherBank>>;
beforeAll(async () => {
  t = await openWithdrawingServer();
  desk = await openRefundDesk(t);
  token = await t.signIn('13812340011');
  banks = await openOtherBank(t);
});
beforeEach(() => banks.changeBack());
afterEach(async () => {
  vi.restoreAllMocks();
  await banks.expectMoneyRight();
});
afterAll(async () => {
  await banks.other.stop();
  await t.close();
});

const hourMs = 3_600_000;
async function run(): Promise<void> {
  for (let at = 0; at < 4; at += 1) {
    await runRefunds(t.services, { perSecond: 1000 });
    t.setNow(t.services.now() + hourMs);
  }
}

test('a refund that one bank was asked for ends there, and the next account is paid by the new one', async () => {
  const caseId = await t.addCase();
  const { orderId, tradeNo } = await giveGift(t, { caseId, token, choice: 'payAndClose' });
  await desk.startRefund(caseId);
  await run();
  const account = { name: '林小雨', bankName: '云岭银行昭通支行', bankCard: '6222020000000020123' };
  expect((await t.call(giveRefundAccount, { orderId, ...account }, { token })).status).toBe(200);
  const { gateway: before } = t.payoutBank;
  vi.spyOn(before, 'query').mockRejectedValueOnce(new Error('line broke'));
  await runRefunds(t.services, { perSecond: 1000 });
  vi.restoreAllMocks();
  const first = `B1-R-${tradeNo}`;
  expect(await before.query(first)).toEqual({ status: 'UNKNOWN' });
  banks.change();
  t.setNow(t.services.now() + hourMs);
  await run();
  expect(await t.statusOf(tradeNo)).toBe('REFUNDED');
  expect(await before.query(first)).toMatchObject({ status: 'SUCCESS' });
  expect(await banks.other.gateway.query(first)).toEqual({ status: 'UNKNOWN' });
  await t.payoutBank.sendBack(first, '账户已注销');
  expect(await takeReturns(t.services, t.services.now())).toBe(1);
  const another = { ...account, bankCard: '6222020000000030122' };
  expect((await t.call(giveRefundAccount, { orderId, ...another }, { token })).status).toBe(200);
  await run();
  const second = await banks.other.gateway.query(`B2-R-${tradeNo}`);
  expect([await t.statusOf(tradeNo), second.status]).toEqual(['REFUNDED', 'SUCCESS']);
});
