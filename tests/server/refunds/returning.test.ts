import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { RefundRefusal } from '#src/server/payments/gateway.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { openReturningServer, type ReturningServer } from './returning-server.ts';

let t: ReturningServer;
beforeAll(async () => {
  t = await openReturningServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

const now = () => t.services.now();

test('after a payout each gift gets its share of what is left, to the fen and never more', async () => {
  const caseId = await t.addFundedCase(1001);
  await t.giveAll(caseId, [333, 777, 102]);
  const withdrawalId = await t.bringToRelease(caseId, { amountInFen: 1000, stopRaise: true });
  await t.release(withdrawalId);
  while ((await t.statusOfWithdrawal(withdrawalId)) !== 'PAID') {
    await t.runDue();
    t.setNow(now() + 60_000);
  }
  const refundId = await t.startRefund(caseId);
  expect(await t.getCaseRefund(refundId)).toMatchObject({ amount_in_fen: 1213, gift_count: 4 });
  await t.run();
  const shares = (await t.findRefunds(caseId)).map((row) => [row.giftInFen, row.amount_in_fen]);
  expect(shares).toEqual([
    [102, 56],
    [333, 182],
    [777, 426],
    [1001, 549],
  ]);
  expect(await t.getCaseRefund(refundId)).toMatchObject({ status: 'DONE', returned_in_fen: 1213 });
});

test('an answer that was lost after the gateway refunded is found by asking, not refunded again', async () => {
  const { caseId, refundId } = await t.startWith([1000, 2500]);
  const { refund } = t.bank.gateway;
  const asked = vi.spyOn(t.bank.gateway, 'refund').mockImplementationOnce(async (one) => {
    await refund(one);
    throw new Error('answer lost');
  });
  expect(await t.run()).toEqual({ returned: 1, failed: 1 });
  expect((await t.findRefunds(caseId)).map(({ status }) => status).sort()).toEqual([
    'ERROR',
    'SUCCESS',
  ]);
  expect(await t.runLater(4000)).toEqual({ returned: 0, failed: 0 });
  expect(await t.runLater(1000)).toEqual({ returned: 1, failed: 0 });
  expect(asked).toHaveBeenCalledTimes(2);
  expect((await t.getCaseRefund(refundId)).status).toBe('DONE');
});

test('a refused refund is shown and tried again under its number until it succeeds', async () => {
  const { caseId } = await t.startWith([1000]);
  const refused = { status: 'REFUSED', refusal: 'OTHER' } as const;
  const asked = vi.spyOn(t.bank.gateway, 'refund');
  asked.mockResolvedValueOnce(refused).mockResolvedValueOnce(refused);
  await t.run();
  expect((await t.findRefunds(caseId))[0]).toMatchObject({ status: 'ERROR', failure: 'refused' });
  await t.runLater(5000);
  expect((await t.findRefunds(caseId))[0]).toMatchObject({ status: 'ERROR', attempts: 2 });
  await t.runLater(10_000);
  expect((await t.findRefunds(caseId))[0]).toMatchObject({ status: 'SUCCESS', failure: null });
  expect(new Set(asked.mock.calls.map(([{ refundNo }]) => refundNo)).size).toBe(1);
});

test('a refund the gateway works on is asked after, not asked for again', async () => {
  const { caseId } = await t.startWith([1000]);
  const asked = vi.spyOn(t.bank.gateway, 'refund').mockResolvedValueOnce({ status: 'PENDING' });
  const query = vi.spyOn(t.bank.gateway, 'queryRefund');
  query.mockResolvedValueOnce({ status: 'PENDING' });
  await t.run();
  await t.runLater(5000);
  expect(asked).toHaveBeenCalledTimes(1);
  await t.runLater(10_000);
  expect((await t.findRefunds(caseId))[0]?.status).toBe('SUCCESS');
});

const endings = [
  ['TOO_OLD', 'tooOld'],
  ['TOO_MANY', 'tooMany'],
  ['ACCOUNT_UNUSABLE', 'accountUnusable'],
] as const satisfies readonly (readonly [RefundRefusal, string])[];

test.each(endings)(
  '%s can not mend: the gift waits for an account of its donor',
  async (refusal, failure) => {
    const { caseId, refundId } = await t.startWith([1000]);
    vi.spyOn(t.bank.gateway, 'refund').mockResolvedValueOnce({ status: 'REFUSED', refusal });
    await t.run();
    expect((await t.findRefunds(caseId))[0]).toMatchObject({ needs_account: 1, failure });
    expect(await t.runLater(dayMs)).toEqual({ returned: 0, failed: 0 });
    expect((await t.getCaseRefund(refundId)).status).toBe('RUNNING');
  },
);

test('the bank itself refuses after a year and from a closed account', async () => {
  const caseId = await t.addCase();
  await t.services.db
    .updateTable('cases')
    .set({ ends_at: now() + 500 * dayMs })
    .where('id', '=', caseId)
    .execute();
  const old = await t.order({ infoUuid: caseId, amountInFen: 100 });
  await t.atCashier(old.data.tradeNo, 'pay');
  await t.bank.deliverDue();
  t.setNow(now() + 366 * dayMs);
  const closed = await t.order({ infoUuid: caseId, amountInFen: 200 });
  await t.atCashier(closed.data.tradeNo, 'payAndClose');
  await t.bank.deliverDue();
  await t.startRefund(caseId);
  await t.run();
  expect((await t.findRefunds(caseId)).map(({ failure }) => failure)).toEqual([
    'tooOld',
    'accountUnusable',
  ]);
});
