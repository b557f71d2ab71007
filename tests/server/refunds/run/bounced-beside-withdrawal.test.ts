import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { takeReturns } from '#src/server/withdrawals/returns/take-returns.ts';
import * as calls from '#src/shared/refunds/calls.ts';
import { giveRefundAccount, takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { noticeMs, staff } from '../../../support/test-withdrawing.ts';
import { openReturningServer, type ReturningServer } from '../returning-server.ts';

let t: ReturningServer;
let token: string;
beforeAll(async () => {
  t = await openReturningServer();
  token = await t.signIn('13812340011');
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const now = () => t.services.now();
const hourMs = 3_600_000;
const instalments = { amountInFen: 4000, instalments: 2 };

async function runHours(): Promise<void> {
  for (let at = 0; at < 4; at += 1) await t.runLater(hourMs);
}

/** Gives by an account whose gateway returns nothing any more. */
async function giveUnreturnable(caseId: string) {
  const { data } = await t.order({ infoUuid: caseId }, { token });
  await t.atCashier(data.tradeNo, 'payAndClose');
  await t.bank.deliverDue();
  return data;
}

const giveAccount = (orderId: string, bankCard: string) =>
  t.call(
    giveRefundAccount,
    { orderId, name: '林小雨', bankName: '云岭银行昭通支行', bankCard },
    { token },
  );

/**
 * A gift is back by its gateway, one by the bank, and then 4,000 fen that were paid to the family.
 */
async function refunded() {
  const caseId = await t.addFundedCase(6000);
  const withdrawalId = await t.bringToRelease(caseId, { amountInFen: 4000, stopRaise: false });
  await t.release(withdrawalId);
  await t.runDue();
  const { orderId, tradeNo } = await giveUnreturnable(caseId);
  const refundId = await t.startRefund(caseId);
  await runHours();
  expect((await giveAccount(orderId, '6222020000000020123')).status).toBe(200);
  await runHours();
  expect((await t.getCaseRefund(refundId)).status).toBe('DONE');
  const [paid] = await t.payoutsOf(withdrawalId);
  await t.payoutBank.sendBack(paid?.payoutNo ?? '', '账户已注销');
  expect(await takeReturns(t.services, now())).toBe(1);
  return { caseId, refundId, orderId, payoutNo: `B1-R-${tradeNo}` };
}

type Refunded = Awaited<ReturnType<typeof refunded>>;

async function bounce({ payoutNo }: { payoutNo: string }): Promise<void> {
  await t.payoutBank.sendBack(payoutNo, '账户已注销');
  expect(await takeReturns(t.services, now())).toBe(1);
  expect(await takeReturns(t.services, now())).toBe(0);
  await t.expectMoneyRight();
}

const getGift = async ({ caseId, orderId }: Pick<Refunded, 'caseId' | 'orderId'>) =>
  (await t.findRefunds(caseId)).find(({ order_id }) => order_id === orderId);

/** The donor finds the gift under a refund of its own, gives another account and is paid. */
async function expectPaidToAnother(gift: Refunded): Promise<void> {
  const own = (await getGift(gift))?.case_refund_id ?? '';
  expect(own).not.toBe(gift.refundId);
  const view = (await t.call(calls.getAndCheckRefund, { refundId: own }, { token })).data;
  expect(view).toMatchObject({ status: 'RUNNING', giftCount: 1, returnedCount: 0 });
  expect(view.own).toMatchObject([{ orderId: gift.orderId, state: 'needsAccount' }]);
  expect((await giveAccount(gift.orderId, '6222020000000030122')).status).toBe(200);
  await runHours();
  expect((await t.getCaseRefund(own)).status).toBe('DONE');
  expect(await getGift(gift)).toMatchObject({ status: 'SUCCESS' });
  expect(await t.balance(`CR:${gift.caseId}`)).toBe(0);
}

const bring = {
  REVIEWING: (caseId: string) => t.apply(caseId, instalments),
  NOTICE: async (caseId: string) => {
    const withdrawalId = await t.apply(caseId, instalments);
    await t.decide('drawPublic', withdrawalId, { by: staff.reviewer });
    return withdrawalId;
  },
  PAYING: async (caseId: string) => {
    const withdrawalId = await t.bringToRelease(caseId, instalments);
    await t.release(withdrawalId);
    await t.runDue();
    return withdrawalId;
  },
} as const;

test.for(Object.entries(bring))(
  'a gift that its bank sends back beside a withdrawal in %s goes on by itself',
  async ([status, open]) => {
    const gift = await refunded();
    const whole = await t.getCaseRefund(gift.refundId);
    const withdrawalId = await open(gift.caseId);
    expect(await t.statusOfWithdrawal(withdrawalId)).toBe(status);
    await bounce(gift);
    expect(await t.statusOfWithdrawal(withdrawalId)).toBe(status);
    const left = await t.getCaseRefund(gift.refundId);
    expect(left).toMatchObject({ status: 'DONE', gift_count: whole.gift_count - 1 });
    expect(left.returned_in_fen).toBe(left.amount_in_fen);
    await expectPaidToAnother(gift);
  },
);

test('once the withdrawal is over, the refund of the case is open again', async () => {
  const gift = await refunded();
  const withdrawalId = await bring.REVIEWING(gift.caseId);
  await t.decide('drawPublic', withdrawalId, {
    by: staff.reviewer,
    decision: 'refuse',
    words: '用途不清',
  });
  await bounce(gift);
  expect((await t.getCaseRefund(gift.refundId)).status).toBe('RUNNING');
  await expect(t.apply(gift.caseId, instalments)).rejects.toMatchObject({ reason: 'refundOpen' });
});

test('one that a donor took back is held again beside the withdrawal of the family', async () => {
  const caseId = await t.addFundedCase(6000);
  const { orderId, tradeNo } = await giveUnreturnable(caseId);
  expect((await t.call(takeGiftBack, { orderId }, { token })).status).toBe(200);
  await runHours();
  await giveAccount(orderId, '6222020000000020123');
  await runHours();
  const before = await getGift({ caseId, orderId });
  expect(before).toMatchObject({ status: 'SUCCESS' });
  await t.apply(caseId, { amountInFen: 4000 });
  t.setNow(now() + noticeMs);
  await bounce({ payoutNo: `B1-R-${tradeNo}` });
  const refund = await t.getCaseRefund(before?.case_refund_id ?? '');
  expect(refund).toMatchObject({ status: 'RUNNING', gift_count: 1, returned_count: 0 });
  expect(await t.balance(`CR:${caseId}`)).toBe(2000);
});
