import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startPlatformRefund } from '#src/server/refunds/start-platform-refund.ts';
import { findCashCheck } from '#src/server/withdrawals/find-cash-check.ts';
import { takeReturns } from '#src/server/withdrawals/take-returns.ts';
import { staff } from '../../support/test-withdrawing.ts';
import { openReturningHouse, type ReturningHouse } from './returning-house.ts';

let t: ReturningHouse;
beforeAll(async () => {
  t = await openReturningHouse();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const now = () => t.house.now();
const getCase = (caseId: string) =>
  t.house.db
    .selectFrom('cases')
    .select('end_reason as endReason')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();

/** 4,000 of 9,000 fen were paid to the family, the rest is on its way back to the donors. */
async function partlyPaid() {
  const caseId = await t.addFundedCase(9000);
  const withdrawalId = await t.bringToRelease(caseId, { amountInFen: 4000 });
  await t.release(withdrawalId);
  await t.runDue();
  return { caseId, withdrawalId };
}

async function sendBack(withdrawalId: string): Promise<void> {
  const payoutNo = (await t.payoutsOf(withdrawalId))[0]?.payoutNo ?? '';
  await t.payoutBank.sendBack(payoutNo, '账户已注销');
  expect(await takeReturns(t.house, now())).toBe(1);
}

async function expectPayable(caseId: string): Promise<void> {
  expect(await t.balance(`C:${caseId}`)).toBe(4000);
  const check = await findCashCheck(t.house.db, caseId, now());
  expect(check).toMatchObject({ canCash: true, reasons: [], availableInFen: 4000 });
  const again = await t.bringToRelease(caseId, { amountInFen: 4000 });
  await t.release(again);
  await t.runDue();
  expect(await t.statusOfWithdrawal(again)).toBe('PAID');
  expect(await t.balance(`C:${caseId}`)).toBe(0);
}

test('a payout that comes back once the refund is over can be withdrawn again', async () => {
  const { caseId, withdrawalId } = await partlyPaid();
  await t.startRefund(caseId);
  await t.run();
  expect(await getCase(caseId)).toEqual({ endReason: 203 });
  await sendBack(withdrawalId);
  expect(await t.statusOfWithdrawal(withdrawalId)).toBe('CANCELLED');
  await expectPayable(caseId);
});

test('one that comes back amid the refund waits for its end, and can then be withdrawn', async () => {
  const { caseId, withdrawalId } = await partlyPaid();
  const refundId = await t.startRefund(caseId);
  await sendBack(withdrawalId);
  const { reasons } = await findCashCheck(t.house.db, caseId, now());
  expect(reasons.map(({ reason }) => reason)).toEqual(['refundOpen']);
  await t.run();
  expect(await t.getCaseRefund(refundId)).toMatchObject({ status: 'DONE', returned_in_fen: 5000 });
  await expectPayable(caseId);
});

test('nobody owes an account of money that came back', async () => {
  const { caseId, withdrawalId } = await partlyPaid();
  const owed = () =>
    t.house.db.selectFrom('fund_uses').select('due_at').where('case_id', '=', caseId).execute();
  expect(await owed()).toHaveLength(1);
  await t.startRefund(caseId);
  await t.run();
  await sendBack(withdrawalId);
  expect(await owed()).toEqual([]);
});

test('what comes back to a case that the platform stopped stays with it', async () => {
  const { caseId, withdrawalId } = await partlyPaid();
  const started = { caseId, kind: 'falseCase', reason: '诊断证明不属实' } as const;
  const by = { staffUserId: staff.administrator };
  const { refundId } = await startPlatformRefund(t.house, { ...started, ...by }, now());
  await t.decide('refund', refundId, { by: staff.reviewer });
  await t.decide('refundRelease', refundId, { by: staff.releaser });
  await t.run();
  expect(await getCase(caseId)).toEqual({ endReason: 204 });
  await sendBack(withdrawalId);
  expect(await t.balance(`C:${caseId}`)).toBe(4000);
  await expect(t.apply(caseId, { amountInFen: 4000 })).rejects.toMatchObject({
    reason: 'caseStateRefuses',
  });
});
