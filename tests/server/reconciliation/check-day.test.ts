import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { BillLine } from '#src/server/payments/gateway.ts';
import { checkDay } from '#src/server/reconciliation/days/check-day.ts';
import { reconciliationQueues } from '#src/server/reconciliation/review-queues.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { openRefundDesk, type RefundDesk } from '../../support/test-refunds.ts';

let t: GivingServer;
let desk: RefundDesk;
beforeAll(async () => {
  t = await openGivingServer();
  desk = await openRefundDesk(t);
});
afterAll(() => t.close());

let day: string;
let caseId: string;
beforeEach(async () => {
  vi.restoreAllMocks();
  t.setNow(t.services.now() + 3 * dayMs);
  day = dayOf(t.services.now());
  caseId = await t.addCase();
});

const check = () => checkDay({ db: t.services.db, gateway: t.bank.gateway }, day, t.services.now());
const kindsFound = async () =>
  (await check()).differences.map(({ kind, subject }) => `${subject} ${kind}`);

function changeBill(change: (lines: BillLine[]) => BillLine[]): void {
  const { dailyBill } = t.bank.gateway;
  vi.spyOn(t.bank.gateway, 'dailyBill').mockImplementation(async (asked) => {
    const lines = [...(await dailyBill(asked))];
    return asked === day ? change(lines) : lines;
  });
}

const openTasks = () =>
  t.services.db
    .selectFrom('review_tasks')
    .innerJoin('differences', 'differences.id', 'review_tasks.subject_id')
    .select(['differences.id', 'differences.kind'])
    .where('queue', '=', 'difference')
    .where('state', '=', 'open')
    .where('differences.day', '=', day)
    .execute();

test('a day of gifts, refunds, late and double payments agrees with its bill', async () => {
  await t.give({ infoUuid: caseId });
  const double = await t.order({ infoUuid: caseId });
  await t.atCashier(double.data.tradeNo, 'payTwice');
  await t.bank.deliverDue();
  await desk.startRefund(caseId);
  await t.runJobs();
  const { lines, differences } = await check();
  expect([lines, differences]).toEqual([6, []]);
  expect(
    await t.services.db.selectFrom('gateway_bills').selectAll().where('day', '=', day).execute(),
  ).toMatchObject([
    { line_count: 6, paid_in_fen: 6000, returned_in_fen: 6000, difference_count: 0 },
  ]);
});

test('a success the gateway has and we have not is named, and so is the other way round', async () => {
  const { data } = await t.order({ infoUuid: caseId });
  await t.atCashier(data.tradeNo, 'payUntold');
  expect(await kindsFound()).toEqual(['payment missingHere']);
  await t.give({ infoUuid: caseId });
  changeBill(() => []);
  expect(await kindsFound()).toEqual([]);
  vi.spyOn(t.bank.gateway, 'queryPayment').mockResolvedValue({ status: 'CLOSED' });
  expect(await kindsFound()).toEqual(['payment missingThere']);
});

test('another amount, a line twice and a refund that is open here are each named', async () => {
  await t.give({ infoUuid: caseId });
  changeBill((lines) => lines.map((line) => ({ ...line, amountInFen: line.amountInFen + 1 })));
  expect(await kindsFound()).toEqual(['payment amountDiffers']);
  vi.restoreAllMocks();
  changeBill((lines) => [...lines, ...lines]);
  expect(await kindsFound()).toContain('payment duplicate');
  vi.restoreAllMocks();
  await desk.startRefund(caseId);
  const { refund } = t.bank.gateway;
  vi.spyOn(t.bank.gateway, 'refund').mockImplementation(async (asked) => {
    await refund(asked);
    throw new Error('answer lost');
  });
  await t.runJobs();
  expect(await kindsFound()).toEqual(['refund statusDiffers']);
});

test('a day checked again adds nothing, and staff settle each difference with words', async () => {
  const { data } = await t.order({ infoUuid: caseId });
  await t.atCashier(data.tradeNo, 'payUntold');
  await check();
  await check();
  const [task] = await openTasks();
  expect(await openTasks()).toHaveLength(1);
  const decide = (decision: 'pass' | 'refuse', words: string) =>
    inTransaction(t.services.db, async (trx) => {
      const decided = { subjectId: task?.id ?? '', decision, refusals: {}, words };
      const by = { staffUserId: desk.staff.releaser, now: t.services.now() };
      return reconciliationQueues[0]?.decide(trx, { ...decided, ...by }, t.services);
    });
  await expect(decide('pass', '')).rejects.toThrow('inputInvalid');
  await expect(decide('refuse', '')).rejects.toThrow('inputInvalid');
  await decide('refuse', '已问支付机构');
  const found = await reconciliationQueues[0]?.find(t.services, task?.id ?? '', 'zh-CN');
  expect(found?.fields).toContainEqual(expect.objectContaining({ value: '已问支付机构' }));
  expect(found?.fields).toContainEqual(expect.objectContaining({ value: '支付宝（演示）' }));
  await decide('pass', '通知丢失，查询后已入账');
  await check();
  const stored = await t.services.db
    .selectFrom('differences')
    .select(['words', 'settled_by'])
    .where('day', '=', day)
    .execute();
  expect(stored).toEqual([{ words: '通知丢失，查询后已入账', settled_by: desk.staff.releaser }]);
});

test('what happened at midnight may stand in the bill of either day', async () => {
  const midnight = Date.parse(`${day}T16:00:00Z`);
  t.setNow(midnight - 1);
  const { data } = await t.order({ infoUuid: caseId });
  await t.atCashier(data.tradeNo, 'payToldLate');
  t.setNow(midnight + 30_000);
  await t.bank.deliverDue();
  day = dayOf(t.services.now());
  await desk.startRefund(caseId);
  await t.runJobs();
  expect(await kindsFound()).toEqual([]);
});
