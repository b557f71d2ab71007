import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { freezeMoneyOut, liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import * as calls from '#src/shared/refunds/calls.ts';
import { holdForWithdrawal } from '../../../support/hold-for-withdrawal.ts';
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

const now = () => t.services.now();

test('applicant, reviewer and releaser are three persons, by the database', async () => {
  await desk.giveThree(caseId);
  const { refundId } = (await desk.apply(caseId, owner)).data;
  const self = `owner-${caseId}`;
  await expect(desk.review(refundId, { staff: self })).rejects.toThrow();
  await desk.review(refundId);
  await t.call(calls.launchRefund, { refundId }, { token: owner });
  await expect(desk.release(refundId, { staff: self })).rejects.toThrow();
  await expect(desk.release(refundId, { staff: desk.staff.reviewer })).rejects.toThrow();
  expect(await desk.statusOf(refundId, owner)).toBe('PASSED');
});

test('reasons say what stands in the way', async () => {
  const reasons = async () =>
    (await t.call(calls.checkoutFundraiserRefund, { infoUuid: caseId }, { token: owner })).data
      .reasons;
  expect(await reasons()).toEqual(['nothingLeft']);
  expect((await desk.apply(caseId, owner)).refusal).toMatchObject({ reason: 'nothingToRefund' });
  await desk.giveThree(caseId);
  await freezeMoneyOut(t.services.db, { reason: 'a test', now: now() });
  expect(await reasons()).toEqual(['moneyOutFrozen']);
  await liftMoneyOutFreeze(t.services.db, { reason: 'over', now: now() });
  const applied = { caseId, applicantUserId: `owner-${caseId}`, purpose: '', plan: '' };
  await holdForWithdrawal(t.services, { ...applied, amountInFen: 100 }, now());
  expect(await reasons()).toEqual(['withdrawalOpen']);
  expect((await desk.apply(caseId, owner)).refusal).toMatchObject({ reason: 'withdrawalOpen' });
});

test('someone else learns nothing of a refund before its release, and acts on none', async () => {
  await desk.giveThree(caseId);
  const stranger = await t.signIn('13811112222');
  const { refundId } = (await desk.apply(caseId, owner)).data;
  const has = async (token: string) =>
    (await t.call(calls.hasApplyRefund, { infoUuid: caseId }, { token })).data;
  expect([await has(owner), await has(stranger)]).toEqual([true, false]);
  const token = stranger;
  for (const call of [calls.launchRefund, calls.cancelRefund, calls.refundOrderList] as const) {
    expect((await t.call(call, { refundId }, { token })).status).toBe(404);
  }
  expect((await t.call(calls.getAndCheckRefund, { refundId }, { token })).status).toBe(404);
  expect((await t.call(calls.getAndCheckRefund, { infoUuid: caseId }, { token })).status).toBe(404);
});
