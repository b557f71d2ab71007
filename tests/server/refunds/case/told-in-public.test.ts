import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findCase } from '#src/server/cases/find-case.ts';
import { launchRefund } from '#src/shared/refunds/calls.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { openRefundDesk, type RefundDesk } from '../../../support/test-refunds.ts';
import { openReturningServer, type ReturningServer } from '../returning-server.ts';

let t: ReturningServer;
let desk: RefundDesk;
beforeAll(async () => {
  t = await openReturningServer();
  desk = await openRefundDesk(t);
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const toldOf = async (caseId: string) =>
  (await findCase(t.services.db, caseId, t.services.now()))?.refund;

test('the page of a case says how far its refund is, and nothing of gifts going back before', async () => {
  const caseId = await t.addCase();
  await t.giveAll(caseId, [1000, 500]);
  expect(await toldOf(caseId)).toBe(null);
  const token = await desk.ownerOf(caseId);
  const { refundId } = (await desk.apply(caseId, token)).data;
  expect(await toldOf(caseId)).toMatchObject({ step: 'asked' });
  await desk.review(refundId);
  await t.call(launchRefund, { refundId }, { token });
  expect(await toldOf(caseId)).toMatchObject({ step: 'asked' });
  await desk.release(refundId);
  expect(await toldOf(caseId)).toEqual({ step: 'returning', part: false, isFalse: false });
  await t.run();
  expect(await toldOf(caseId)).toEqual({ step: 'returned', part: false, isFalse: false });
});

test('where a part was paid out, it does not say that gifts went back whole', async () => {
  const caseId = await t.addFundedCase(2001);
  const withdrawalId = await t.bringToRelease(caseId, { amountInFen: 1000, stopRaise: true });
  await t.release(withdrawalId);
  while ((await t.statusOfWithdrawal(withdrawalId)) !== 'PAID') {
    await t.runDue();
    t.setNow(t.services.now() + 60_000);
  }
  await t.startRefund(caseId);
  expect(await toldOf(caseId)).toEqual({ step: 'returning', part: true, isFalse: false });
  await t.run();
  expect(await toldOf(caseId)).toEqual({ step: 'returned', part: true, isFalse: false });
});

test('a gift that its donor took back is neither a refund of the case nor a part of it', async () => {
  const caseId = await t.addCase();
  const donor = await t.signIn('13812340201');
  const { data } = await t.order({ infoUuid: caseId }, { token: donor });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  await t.giveAll(caseId, [500]);
  await t.call(takeGiftBack, { orderId: data.orderId }, { token: donor });
  const { refundId } = (await desk.apply(caseId, await desk.ownerOf(caseId))).data;
  expect(await toldOf(caseId)).toMatchObject({ step: 'asked' });
  await t.run();
  await desk.review(refundId);
  await t.call(launchRefund, { refundId }, { token: await desk.ownerOf(caseId) });
  await desk.release(refundId);
  await t.run();
  expect(await toldOf(caseId)).toEqual({ step: 'returned', part: false, isFalse: false });
});
