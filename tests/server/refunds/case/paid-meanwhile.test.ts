import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as calls from '#src/shared/refunds/calls.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';
import { openRefundDesk, type RefundDesk } from '../../../support/test-refunds.ts';

let t: GivingServer;
let desk: RefundDesk;
let caseId: string;
let owner: string;
beforeAll(async () => {
  t = await openGivingServer();
  desk = await openRefundDesk(t);
});
beforeEach(async () => {
  caseId = await t.addCase();
  owner = await desk.ownerOf(caseId);
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

test('unpaid orders close with the release, and money that still comes goes straight back', async () => {
  const { data } = await t.order({ infoUuid: caseId });
  await desk.giveThree(caseId);
  await t.atCashier(data.tradeNo, 'payToldLate');
  await desk.startRefund(caseId);
  t.setNow(t.services.now() + 30_000);
  await t.bank.deliverDue();
  expect(await t.statusOf(data.tradeNo)).toBe('CLOSED');
  await t.expectMoneyRight();
  await t.runJobs();
  const fund = await t.services.db
    .selectFrom('case_funds')
    .select(['raised_in_fen', 'given_in_fen'])
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  expect(fund).toEqual({ raised_in_fen: 0, given_in_fen: 4200 });
});

test('a gift that settles between application and release goes back with the rest', async () => {
  const { data } = await t.order({ infoUuid: caseId });
  await desk.giveThree(caseId);
  const { refundId } = (await desk.apply(caseId, owner)).data;
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  await desk.review(refundId);
  await t.call(calls.launchRefund, { refundId }, { token: owner });
  await desk.release(refundId);
  await t.runJobs();
  expect(await t.statusOf(data.tradeNo)).toBe('REFUNDED');
  expect(
    (await t.call(calls.getAndCheckRefund, { refundId }, { token: owner })).data,
  ).toMatchObject({
    ...{ amountInFen: 6200, returnedInFen: 6200, giftCount: 4, returnedCount: 4 },
  });
});
