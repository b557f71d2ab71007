import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PayoutBillLine } from '#src/server/payments/payout-gateway.ts';
import { checkPayoutDay } from '#src/server/reconciliation/days/check-payout-day.ts';
import { takeReturns } from '#src/server/withdrawals/returns/take-returns.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../support/test-withdrawing.ts';
import { paidToday } from './paid-today.ts';

let t: WithdrawingServer;
let day: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
beforeEach(() => {
  t.setNow(t.services.now() + 3 * dayMs);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await t.expectMoneyRight();
  await t.close();
});

async function paid() {
  const made = await paidToday(t);
  day = made.day;
  return made;
}

const check = () =>
  checkPayoutDay(t.services, { bank: t.services.payouts.current, day }, t.services.now());

const found = async () =>
  (await check()).differences.map(({ kind, subject }) => `${subject} ${kind}`);

function changeBill(change: (lines: PayoutBillLine[]) => PayoutBillLine[]): void {
  const { dailyBill } = t.services.payouts.current;
  vi.spyOn(t.services.payouts.current, 'dailyBill').mockImplementation(async (asked) => {
    const lines = [...(await dailyBill(asked))];
    return asked === day ? change(lines) : lines;
  });
}

const differencesOf = (number: string) =>
  t.services.db.selectFrom('differences').selectAll().where('number', '=', number).execute();

test('a day of payouts agrees with the bank’s bill, and what it added up to is kept', async () => {
  await paid();
  expect(await check()).toEqual({ lines: 1, differences: [] });
  const kept = await t.services.db
    .selectFrom('gateway_bills')
    .selectAll()
    .where('gateway', '=', t.services.payouts.current.name)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ line_count: 1, paid_in_fen: 3000, difference_count: 0 });
});

test('a payout nobody released, another amount and a line twice are each named', async () => {
  const { payoutNo } = await paid();
  changeBill((lines) => lines.map((line) => ({ ...line, number: 'PO-unheard' })));
  vi.spyOn(t.services.payouts.current, 'query').mockResolvedValue({ status: 'UNKNOWN' });
  expect((await found()).sort()).toEqual(['payout missingHere', 'payout missingThere']);
  vi.restoreAllMocks();
  changeBill((lines) => lines.map((line) => ({ ...line, amountInFen: line.amountInFen + 1 })));
  expect(await found()).toEqual(['payout amountDiffers']);
  vi.restoreAllMocks();
  changeBill((lines) => [...lines, ...lines]);
  expect(await found()).toEqual(['payout duplicate']);
  expect((await differencesOf(payoutNo)).map(({ kind }) => kind).sort()).toEqual([
    'amountDiffers',
    'duplicate',
    'missingThere',
  ]);
});

test('a number is named once, whatever day it is found on, and staff settle it with words', async () => {
  await paid();
  changeBill((lines) => lines.map((line) => ({ ...line, number: 'PO-twice' })));
  await check();
  const first = day;
  vi.restoreAllMocks();
  await paid();
  expect(day).not.toBe(first);
  changeBill((lines) => lines.map((line) => ({ ...line, number: 'PO-twice' })));
  await check();
  const named = await differencesOf('PO-twice');
  expect(named.map(({ kind }) => kind)).toEqual(['missingHere']);
  expect(await t.openTasks()).toContain(`difference ${named[0]?.id}`);
});

test('a payout that came back is booked by the bill, however long ago it was paid', async () => {
  const { id, payoutNo, caseId } = await paid();
  t.setNow(t.services.now() + 200 * dayMs);
  await t.payoutBank.sendBack(payoutNo, '账户已注销');
  day = dayOf(t.services.now());
  t.setNow(t.services.now() + 90 * dayMs);
  expect(await takeReturns(t.services, t.services.now())).toBe(0);
  expect(await check()).toEqual({ lines: 1, differences: [] });
  expect((await t.payoutsOf(id))[0]?.status).toBe('RETURNED');
  expect((await t.balance(`C:${caseId}`)) + (await t.balance(`CH:${caseId}`))).toBe(5000);
  expect(await check()).toEqual({ lines: 1, differences: [] });
});

test('a return of money we never paid is named', async () => {
  const { payoutNo } = await paid();
  const back = { kind: 'return', gatewayNumber: 'RT1', remark: '退汇' } as const;
  changeBill((lines) => lines.flatMap((line) => [line, { ...line, ...back, number: 'PO-never' }]));
  expect(await found()).toEqual(['return missingHere']);
  expect(await differencesOf(payoutNo)).toEqual([]);
});

test('a lost payout that was recorded meanwhile is only explained', async () => {
  const { payoutNo } = await paid();
  const row = { kind: 'missingHere', subject: 'payout', number: payoutNo } as const;
  const difference = { ...row, gateway: 'sandbox-bank', day, theirs_in_fen: 3000 };
  await t.services.db
    .insertInto('differences')
    .values({
      ...{ ...difference, id: 'd1', ours_in_fen: null, case_id: null, created_at: 1 },
      ...{ settled_at: null, settled_by: null, words: '' },
    })
    .execute();
  await t.decide('difference', 'd1', { by: staff.releaser, words: '已补记' });
  expect((await differencesOf(payoutNo))[0]?.words).toBe('已补记');
});
