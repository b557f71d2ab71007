import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBankRefund } from '#src/server/refunds/run/bank-refund.ts';
import { bookRefund } from '#src/server/refunds/run/book-refund.ts';
import { takeReturns } from '#src/server/withdrawals/returns/take-returns.ts';
import { giveRefundAccount, takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { openReturningServer, type ReturningServer } from '../returning-server.ts';

let t: ReturningServer;
let token: string;
beforeAll(async () => {
  t = await openReturningServer();
  token = await t.signIn('13812340012');
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const now = () => t.services.now();

test('an answer of the bank that was read before a gift came back books nothing after it', async () => {
  const caseId = await t.addFundedCase(6000);
  const { data: gift } = await t.order({ infoUuid: caseId }, { token });
  await t.atCashier(gift.tradeNo, 'payAndClose');
  await t.bank.deliverDue();
  const { orderId } = gift;
  expect((await t.call(takeGiftBack, { orderId }, { token })).status).toBe(200);
  for (let hour = 0; hour < 4; hour += 1) await t.runLater(3_600_000);
  const account = { name: '林小雨', bankName: '云岭银行昭通支行', bankCard: '6222020000000020123' };
  await t.call(giveRefundAccount, { orderId, ...account }, { token });
  for (let hour = 0; hour < 4; hour += 1) await t.runLater(3_600_000);

  const payoutNo = `B1-R-${gift.tradeNo}`;
  const answer = await t.services.payouts.current.query(payoutNo);
  const asked = await findBankRefund(t.services.db, payoutNo);
  if (answer.status !== 'SUCCESS' || asked?.status !== 'SUCCESS')
    throw new Error('It is not paid.');
  await t.payoutBank.sendBack(payoutNo, '账户已注销');
  expect(await takeReturns(t.services, now())).toBe(1);
  await bookRefund(t.services.db, { ...asked, by: answer }, now());
  const [refund] = await t.findRefunds(caseId);
  expect(refund?.status).not.toBe('SUCCESS');
  expect((await findBankRefund(t.services.db, payoutNo))?.status).toBe('RETURNED');
});
