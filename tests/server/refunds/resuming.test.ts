import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freezeMoneyOut, liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import { runRefunds } from '#src/server/refunds/run-refunds.ts';
import { openRefundDesk, type RefundDesk } from '../../support/test-refunds.ts';
import { openWithdrawingHouse, type WithdrawingHouse } from '../../support/test-withdrawing.ts';

let t: WithdrawingHouse;
let desk: RefundDesk;
beforeAll(async () => {
  t = await openWithdrawingHouse();
  desk = await openRefundDesk(t);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

const now = () => t.house.now();
const run = (signal?: AbortSignal) => runRefunds(t.house, { perSecond: 1000, signal });
const later = async (ms: number) => {
  t.setNow(now() + ms);
  return run();
};

async function giveAll(caseId: string, amounts: readonly number[]): Promise<void> {
  for (const amountInFen of amounts) await t.give({ infoUuid: caseId, amountInFen });
}

function findRefunds(caseId: string) {
  return t.house.db
    .selectFrom('refunds')
    .innerJoin('donations', 'donations.id', 'refunds.order_id')
    .selectAll('refunds')
    .select('donations.amount_in_fen as giftInFen')
    .where('refunds.case_id', '=', caseId)
    .orderBy('donations.amount_in_fen')
    .execute();
}

const getCaseRefund = (refundId: string) =>
  t.house.db
    .selectFrom('case_refunds')
    .selectAll()
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();

async function startedWith(amounts: readonly number[]) {
  const caseId = await t.addCase();
  await giveAll(caseId, amounts);
  return { caseId, refundId: await desk.startRefund(caseId) };
}

test('a run that is stopped anywhere, any number of times, ends in each gift returned once', async () => {
  const { caseId, refundId } = await startedWith(Array.from({ length: 9 }, (_, i) => 100 + i));
  const { refund } = t.house.gateway;
  let calls = 0;
  let stop = new AbortController();
  vi.spyOn(t.house.gateway, 'refund').mockImplementation(async (asked) => {
    calls += 1;
    const answer = await refund(asked);
    if (calls % 2 === 0) stop.abort(new Error('stopped'));
    return answer;
  });
  for (let round = 0; round < 20; round += 1) {
    stop = new AbortController();
    await run(stop.signal).catch(() => {});
    await t.expectMoneyRight();
    t.setNow(now() + 5000);
  }
  expect((await getCaseRefund(refundId)).status).toBe('DONE');
  expect((await findRefunds(caseId)).every(({ status }) => status === 'SUCCESS')).toBe(true);
});

test('two runners at once return each gift once', async () => {
  const { refundId } = await startedWith([100, 200, 300, 400, 500]);
  const asked = vi.spyOn(t.house.gateway, 'refund');
  const [one, other] = await Promise.all([run(), run()]);
  expect(one.returned + other.returned).toBe(5);
  expect(asked).toHaveBeenCalledTimes(5);
  expect((await getCaseRefund(refundId)).status).toBe('DONE');
});

test('more gifts than fit one batch all go back', { timeout: 60_000 }, async () => {
  const caseId = await t.addCase();
  const orders = await Promise.all(
    Array.from({ length: 110 }, (_, i) =>
      t.order({ infoUuid: caseId }, { headers: { 'x-client-address': `10.0.1.${i}` } }),
    ),
  );
  for (const { data } of orders) await t.atCashier(data.tradeNo, 'pay');
  while ((await t.bank.deliverDue()).taken > 0);
  const refundId = await desk.startRefund(caseId);
  await run();
  expect(await getCaseRefund(refundId)).toMatchObject({ status: 'DONE', returned_count: 110 });
});

test('while money out is frozen nothing goes back, and then everything', async () => {
  const { refundId } = await startedWith([1000]);
  await freezeMoneyOut(t.house.db, { reason: 'a test', now: now() });
  expect(await run()).toEqual({ returned: 0, failed: 0 });
  await liftMoneyOutFreeze(t.house.db, { reason: 'over', now: now() });
  await later(60_000);
  expect((await getCaseRefund(refundId)).status).toBe('DONE');
});

test('a gateway that is down is left alone until the next run', async () => {
  const { refundId } = await startedWith(Array.from({ length: 14 }, () => 100));
  const down = vi.spyOn(t.house.gateway, 'refund').mockRejectedValue(new Error('down'));
  expect(await run()).toEqual({ returned: 0, failed: 10 });
  down.mockRestore();
  await later(60_000);
  expect((await getCaseRefund(refundId)).status).toBe('DONE');
});
