import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freezeMoneyOut } from '#src/server/ledger/freeze-money-out.ts';
import { holdRefunds } from '#src/server/refunds/hold-refunds.ts';
import { refundCase } from '#src/server/refunds/refund-case.ts';
import { runRefund } from '#src/server/refunds/run-refund.ts';
import { holdForWithdrawal } from '#src/server/withdrawals/hold-for-withdrawal.ts';
import { type GivingHouse, openGivingHouse } from '../../support/test-giving.ts';

let t: GivingHouse;
let caseId: string;
beforeEach(async () => {
  t = await openGivingHouse();
  caseId = await t.addCase();
});
afterEach(async () => {
  await t.expectMoneyRight();
  await t.close();
});

const now = () => t.house.now();
const heldInFen = async () => (await t.bank.books())[0]?.heldInFen ?? 0;

async function findCase() {
  const row = await t.house.db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .select(['status', 'end_reason as endReason', 'raised_in_fen as raisedInFen'])
    .where('cases.id', '=', caseId)
    .executeTakeFirstOrThrow();
  return row;
}

async function findRefunds() {
  return t.house.db.selectFrom('refunds').selectAll().orderBy('refund_no').execute();
}

async function giveThree(): Promise<string[]> {
  const numbers: string[] = [];
  for (const amountInFen of [1000, 2500, 700]) {
    numbers.push((await t.give({ infoUuid: caseId, amountInFen })).tradeNo);
  }
  return numbers;
}

test('every gift of a case goes back, and what it raised is still told', async () => {
  const numbers = await giveThree();
  expect(await refundCase(t.house, { caseId }, now())).toBe('started');
  expect(await findCase()).toMatchObject({ status: 'FINISHED', endReason: 201 });
  await t.expectMoneyRight();
  await t.runJobs();
  expect(await Promise.all(numbers.map(t.statusOf))).toEqual(['REFUNDED', 'REFUNDED', 'REFUNDED']);
  expect(await findCase()).toMatchObject({ endReason: 203, raisedInFen: 4200 });
  expect(await heldInFen()).toBe(0);
});

test('the last gift to go back ends the refund, not an earlier one', async () => {
  await giveThree();
  await refundCase(t.house, { caseId }, now());
  await holdRefunds(t.house, { caseId }, now());
  const refunds = await findRefunds();
  const reasons: (number | null)[] = [];
  for (const { refund_no } of refunds) {
    await runRefund(t.house, { refundNo: refund_no }, now());
    await t.expectMoneyRight();
    reasons.push((await findCase()).endReason);
  }
  expect(reasons).toEqual([201, 201, 203]);
});

test('asked for again at any point, it is the same refund', async () => {
  await giveThree();
  await refundCase(t.house, { caseId }, now());
  expect(await refundCase(t.house, { caseId }, now())).toBe('already');
  await holdRefunds(t.house, { caseId }, now());
  await holdRefunds(t.house, { caseId }, now());
  const before = await findRefunds();
  expect(before.length).toBe(3);
  const refundNo = before[0]?.refund_no ?? '';
  await Promise.all([1, 2, 3].map(() => runRefund(t.house, { refundNo }, now())));
  await t.expectMoneyRight();
  await t.runJobs();
  expect((await findRefunds()).map(({ refund_no }) => refund_no)).toEqual(
    before.map(({ refund_no }) => refund_no),
  );
  expect(await heldInFen()).toBe(0);
});

test('an answer that was lost after the gateway refunded is the same refund on retry', async () => {
  await giveThree();
  await refundCase(t.house, { caseId }, now());
  await holdRefunds(t.house, { caseId }, now());
  const refundNo = (await findRefunds())[0]?.refund_no ?? '';
  const { refund } = t.house.gateway;
  const lost = vi.spyOn(t.house.gateway, 'refund').mockImplementationOnce(async (asked) => {
    await refund(asked);
    throw new Error('answer lost');
  });
  await expect(runRefund(t.house, { refundNo }, now())).rejects.toThrow('answer lost');
  await runRefund(t.house, { refundNo }, now());
  lost.mockRestore();
  expect((await findRefunds())[0]?.status).toBe('SUCCESS');
});

test('a refund the gateway refuses is marked, and may succeed later under its number', async () => {
  await giveThree();
  await refundCase(t.house, { caseId }, now());
  await holdRefunds(t.house, { caseId }, now());
  const refundNo = (await findRefunds())[0]?.refund_no ?? '';
  const refused = { status: 'REFUSED', gatewayRefundNo: '' } as const;
  const mock = vi.spyOn(t.house.gateway, 'refund').mockResolvedValueOnce(refused);
  await expect(runRefund(t.house, { refundNo }, now())).rejects.toThrow('REFUSED');
  expect((await findRefunds())[0]?.status).toBe('ERROR');
  await t.expectMoneyRight();
  mock.mockRestore();
  await runRefund(t.house, { refundNo }, now());
  expect((await findRefunds())[0]?.status).toBe('SUCCESS');
});

test('unpaid orders close with the case, and money that still comes goes straight back', async () => {
  const { data } = await t.order({ infoUuid: caseId });
  await giveThree();
  await t.atCashier(data.tradeNo, 'payToldLate');
  await refundCase(t.house, { caseId }, now());
  t.setNow(now() + 30_000);
  await t.bank.deliverDue();
  expect(await t.statusOf(data.tradeNo)).toBe('CLOSED');
  await t.expectMoneyRight();
  await t.runJobs();
  expect(await heldInFen()).toBe(0);
  expect(await findCase()).toMatchObject({ endReason: 203 });
});

test('a case without gifts is refunded at once', async () => {
  await refundCase(t.house, { caseId }, now());
  await t.runJobs();
  expect(await findCase()).toMatchObject({ endReason: 203 });
});

test('more gifts than fit one batch all go back', { timeout: 60_000 }, async () => {
  const orders = await Promise.all(
    Array.from({ length: 110 }, (_, i) =>
      t.order({ infoUuid: caseId }, { headers: { 'x-client-address': `10.0.1.${i}` } }),
    ),
  );
  for (const { data } of orders) await t.atCashier(data.tradeNo, 'pay');
  while ((await t.bank.deliverDue()).taken > 0);
  await refundCase(t.house, { caseId }, now());
  await t.runJobs();
  expect((await findRefunds()).filter(({ status }) => status === 'SUCCESS').length).toBe(110);
});

test('no refund begins beside an open withdrawal, and no withdrawal beside a refund', async () => {
  await giveThree();
  const applied = { caseId, applicantUserId: `owner-${caseId}`, purpose: '', plan: '' };
  await holdForWithdrawal(t.house, { ...applied, amountInFen: 100 }, now());
  await expect(refundCase(t.house, { caseId }, now())).rejects.toMatchObject({
    reason: 'withdrawalOpen',
  });
  caseId = await t.addCase();
  await refundCase(t.house, { caseId }, now());
  await expect(
    holdForWithdrawal(t.house, { ...applied, caseId, amountInFen: 100 }, now()),
  ).rejects.toMatchObject({ reason: 'caseNotOpen' });
});

test('while money out is frozen nothing goes back', async () => {
  await giveThree();
  await refundCase(t.house, { caseId }, now());
  await holdRefunds(t.house, { caseId }, now());
  await freezeMoneyOut(t.house.db, { reason: 'a test', now: now() });
  const refundNo = (await findRefunds())[0]?.refund_no ?? '';
  await expect(runRefund(t.house, { refundNo }, now())).rejects.toMatchObject({
    reason: 'moneyOutFrozen',
  });
  expect(await heldInFen()).toBe(4200);
});
