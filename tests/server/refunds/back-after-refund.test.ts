import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { startPlatformRefund } from '#src/server/refunds/case/start-platform-refund.ts';
import { watchStuck } from '#src/server/refunds/stuck/watch-stuck.ts';
import { findCashCheck } from '#src/server/withdrawals/apply/find-cash-check.ts';
import { takeReturns } from '#src/server/withdrawals/returns/take-returns.ts';
import { staff } from '../../support/test-withdrawing.ts';
import { openReturningServer, type ReturningServer } from './returning-server.ts';

let t: ReturningServer;
beforeAll(async () => {
  t = await openReturningServer();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const now = () => t.services.now();
const getCase = (caseId: string) =>
  t.services.db
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
  expect(await takeReturns(t.services, now())).toBe(1);
}

async function expectPayable(caseId: string): Promise<void> {
  expect(await t.balance(`C:${caseId}`)).toBe(4000);
  const check = await findCashCheck(t.services.db, caseId, now());
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
  const { reasons } = await findCashCheck(t.services.db, caseId, now());
  expect(reasons.map(({ reason }) => reason)).toEqual(['refundOpen']);
  await t.run();
  expect(await t.getCaseRefund(refundId)).toMatchObject({ status: 'DONE', returned_in_fen: 5000 });
  await expectPayable(caseId);
});

test('nobody owes an account of money that came back', async () => {
  const { caseId, withdrawalId } = await partlyPaid();
  const owed = () =>
    t.services.db.selectFrom('fund_uses').select('due_at').where('case_id', '=', caseId).execute();
  expect(await owed()).toHaveLength(1);
  await t.startRefund(caseId);
  await t.run();
  await sendBack(withdrawalId);
  expect(await owed()).toEqual([]);
});

test.for([
  ['falseCase', 204],
  ['ended', 204],
  ['surplus', 203],
] as const)(
  'what comes back after a refund of the platform (%s) is no money of the family, and staff are told',
  async ([kind, endReason]) => {
    const { caseId, withdrawalId } = await partlyPaid();
    const started = { caseId, kind, reason: '由平台退还给捐款人' };
    const by = { staffUserId: staff.administrator };
    const { refundId } = await startPlatformRefund(t.services, { ...started, ...by }, now());
    await t.decide('refund', refundId, { by: staff.reviewer });
    await t.decide('refundRelease', refundId, { by: staff.releaser });
    await t.run();
    expect(await t.openTasks()).not.toContain(`refundStuck ${caseId}`);
    await sendBack(withdrawalId);
    expect(await t.openTasks()).toContain(`refundStuck ${caseId}`);
    expect(await t.balance(`C:${caseId}`)).toBe(4000);
    expect(await getCase(caseId)).toEqual({ endReason });
    await expect(t.apply(caseId, { amountInFen: 4000 })).rejects.toMatchObject({
      reason: 'caseStateRefuses',
    });
  },
);

test('the task names the money, closes with words only and not by itself', async () => {
  const { caseId, withdrawalId } = await partlyPaid();
  const started = { caseId, kind: 'surplus', reason: '余款退还给捐款人' } as const;
  const by = { staffUserId: staff.administrator };
  const { refundId } = await startPlatformRefund(t.services, { ...started, ...by }, now());
  await t.decide('refund', refundId, { by: staff.reviewer });
  await t.decide('refundRelease', refundId, { by: staff.releaser });
  await t.run();
  await sendBack(withdrawalId);
  await watchStuck(t.services.db, now());
  const left = (await findQueue('refundStuck')?.find(t.services, caseId, 'en'))?.fields.at(-1);
  expect(left).toMatchObject({ value: expect.stringContaining('40') });
  const decided = { by: staff.releaser, words: '' };
  await expect(t.decide('refundStuck', caseId, decided)).rejects.toMatchObject({
    fields: { words: 'required' },
  });
  await t.decide('refundStuck', caseId, { ...decided, words: '已转给当地慈善会' });
  await watchStuck(t.services.db, now());
  expect(await t.openTasks()).not.toContain(`refundStuck ${caseId}`);
});
