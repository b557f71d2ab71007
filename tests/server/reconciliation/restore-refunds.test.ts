import { beforeEach, describe, expect, test, vi } from 'vitest';
import { askGateway } from '#src/server/donations/settle/ask-gateway.ts';
import { findPayment } from '#src/server/donations/settle/find-payment.ts';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { cancelWithdrawal } from '#src/server/withdrawals/apply/cancel-withdrawal.ts';
import { takeReturns } from '#src/server/withdrawals/returns/take-returns.ts';
import { giveRefundAccount } from '#src/shared/refunds/gift/calls.ts';
import { openRefundDesk, type RefundDesk } from '../../support/test-refunds.ts';
import type { WithdrawingServer } from '../../support/test-withdrawing.ts';
import { column, expectSettled, openForEach } from './each-restored.ts';
import { lacksTools } from './restore-place.ts';
import type { Restored } from './restored-server.ts';

const restores = openForEach();
const { after } = restores;
let t: WithdrawingServer;
let desk: RefundDesk;
let token: string;
beforeEach(async () => {
  ({ t } = restores);
  desk = await openRefundDesk(t);
  token = await t.signIn('13812340099');
});

const now = () => t.services.now();
const hourMs = 3_600_000;

const statusOf = async ({ services }: Restored, tradeNo: string) =>
  (await findPayment(services.db, tradeNo))?.orderStatus;
const giftOf = (caseId: string) =>
  t.services.db
    .selectFrom('donations')
    .select('trade_no as tradeNo')
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
async function run(): Promise<void> {
  for (let at = 0; at < 4; at += 1) {
    await runRefunds(t.services, { perSecond: 1000 });
    t.setNow(now() + hourMs);
  }
}
describe.skipIf(lacksTools)('books restored from a backup learn of', { timeout: 60_000 }, () => {
  test('a gift that came back from one account and was paid to the next, once', async () => {
    const caseId = await t.addCase();
    const { data } = await t.order({ infoUuid: caseId }, { token });
    await t.atCashier(data.tradeNo, 'payAndClose');
    await t.bank.deliverDue();
    const account = {
      name: '林小雨',
      bankName: '云岭银行昭通支行',
      bankCard: '6222020000000020123',
    };
    const give = () => t.call(giveRefundAccount, { orderId: data.orderId, ...account }, { token });
    const one = await after(async () => {
      await desk.startRefund(caseId);
      await run();
      expect((await give()).status).toBe(200);
      await run();
      await t.payoutBank.sendBack(`B1-R-${data.tradeNo}`, '账户已注销');
      await takeReturns(t.services, now());
      expect((await give()).status).toBe(200);
      await run();
      expect(await t.statusOf(data.tradeNo)).toBe('REFUNDED');
    });
    await expectSettled(one, { payouts: 2 });
    expect(await statusOf(one, data.tradeNo)).toBe('REFUNDED');
  });

  test('a gift the bank was told to pay and has not: money stays frozen until it says', async () => {
    const caseId = await t.addCase();
    const { data } = await t.order({ infoUuid: caseId }, { token });
    await t.atCashier(data.tradeNo, 'payAndClose');
    await t.bank.deliverDue();
    const one = await after(async () => {
      await desk.startRefund(caseId);
      await run();
      const account = { name: '林小雨', bankName: '云岭银行', bankCard: '6222020000000020123' };
      await t.call(giveRefundAccount, { orderId: data.orderId, ...account }, { token });
      await run();
    });
    const { query } = t.services.payouts.current;
    vi.spyOn(t.services.payouts.current, 'query').mockImplementation(async (payoutNo) =>
      payoutNo.startsWith('B1') ? { status: 'PENDING' } : query(payoutNo),
    );
    vi.spyOn(t.services.payouts.current, 'dailyBill').mockResolvedValue([]);
    expect(await one.settle()).toMatchObject({ unsettled: 1, openDifferences: 0, lifted: false });
    vi.restoreAllMocks();
    await expectSettled(one, { payouts: 1 });
    expect(await statusOf(one, data.tradeNo)).toBe('REFUNDED');
  });

  test('money that came twice and went back', async () => {
    const caseId = await t.addCase();
    const { tradeNo } = await t.give({ infoUuid: caseId, amountInFen: 1500 });
    const one = await after(async () => {
      const again = { tradeNo, gatewayTradeNo: 'TWICE00001', amountInFen: 1500, paidAt: now() };
      await t.bank.takeAgain(again);
      const payment = await findPayment(t.services.db, tradeNo);
      if (payment) await askGateway(t.services, payment, now());
      await t.runJobs();
    });
    await expectSettled(one, { gifts: 1, refunds: 1 });
  });

  test('gifts that went back out of a withdrawal that was called off for it', async () => {
    const caseId = await t.addFundedCase(1800);
    const { tradeNo } = await giftOf(caseId);
    const id = await t.apply(caseId, { amountInFen: 1800 });
    const one = await after(async () => {
      await cancelWithdrawal(t.services, { withdrawalId: id, userId: `owner-${caseId}` }, now());
      await desk.startRefund(caseId);
      await run();
      expect(await t.statusOf(tradeNo)).toBe('REFUNDED');
    });
    await expectSettled(one, { refunds: 1 });
    expect(await column(one, 'withdrawals', id)).toEqual(['CANCELLED']);
    expect(await statusOf(one, tradeNo)).toBe('REFUNDED');
  });

  test('shares of a refund that was released, but not held, when the backup was made', async () => {
    const caseId = await t.addCase();
    const first = await t.give({ infoUuid: caseId, amountInFen: 1000 });
    const second = await t.give({ infoUuid: caseId, amountInFen: 700 });
    const refundId = await desk.startRefund(caseId);
    const one = await after(async () => {
      const { refund } = t.bank.gateway;
      vi.spyOn(t.bank.gateway, 'refund').mockImplementation(async (asked) => {
        if (asked.tradeNo !== first.tradeNo) throw new Error('line broke');
        return refund(asked);
      });
      await runRefunds(t.services, { perSecond: 1000 });
      vi.restoreAllMocks();
    });
    await expectSettled(one, { refunds: 1 });
    await runRefunds(one.services, { perSecond: 1000 });
    const statuses = [first, second].map(({ tradeNo }) => statusOf(one, tradeNo));
    expect(await Promise.all(statuses)).toEqual(['REFUNDED', 'REFUNDED']);
    const refund = one.services.db.selectFrom('case_refunds').select('status');
    expect(await refund.where('id', '=', refundId).executeTakeFirst()).toEqual({ status: 'DONE' });
    await one.expectMoneyRight();
  });
});
