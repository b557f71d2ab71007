import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { postHold, postRefund, postRefundHolds } from '#src/server/ledger/postings.ts';
import { newId } from '#src/server/platform/keys.ts';
import { findGiftTrace } from '#src/server/tracing/find-gift-trace.ts';
import { type MadeCase, makeCase, makeGift, makeReturned } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { makeWithdrawal } from './material-factory.ts';

let t: TestServer;
let made: MadeCase;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

async function give(amount_in_fen: number): Promise<string> {
  return makeGift(t.services.db, made.id, { amount_in_fen });
}

async function hold(amountInFen: number): Promise<void> {
  const withdrawalId = await makeWithdrawal(t.services.db, made, { amount_in_fen: amountInFen });
  const money = { caseId: made.id, now: testNow, withdrawalId, amountInFen };
  await inTransaction(t.services.db, (trx) => postHold(trx, money));
}

async function askBack(orderId: string, amountInFen: number, done: boolean): Promise<void> {
  const refundNo = newId();
  const money = { caseId: made.id, now: testNow, refundNo, amountInFen };
  if (done) await makeReturned(t.services.db, { caseId: made.id, amountInFen });
  await t.services.db
    .insertInto('refunds')
    .values({
      ...{ refund_no: refundNo, order_id: orderId, case_id: made.id, gateway: 'test' },
      ...{ amount_in_fen: amountInFen, status: done ? 'SUCCESS' : 'REFUNDING' },
      ...{ gateway_refund_no: null, created_at: testNow - 10, updated_at: testNow },
    })
    .execute();
  await inTransaction(t.services.db, async (trx) => {
    await postRefundHolds(trx, [money]);
    if (done) await postRefund(trx, { ...money, gateway: 'test' });
  });
}

const sumOf = (parts: object) => Object.values(parts).reduce((sum, part) => sum + part, 0);

test('a gift is in each use of its case by its share, down to the fen', async () => {
  made = await makeCase(t.services.db);
  const orders = [await give(1000), await give(333), await give(1)];
  await hold(700);
  const traces = await Promise.all(orders.map((id) => findGiftTrace(t.services.db, id, testNow)));
  expect(traces.map((trace) => sumOf(trace?.parts ?? {}))).toEqual([1000, 333, 1]);
  expect(traces[0]?.parts).toMatchObject({ heldInFen: 525, availableInFen: 475 });
  expect(traces[0]?.payouts).toMatchObject([{ amountInFen: 700, shareInFen: 525 }]);
});

test.each([
  [true, { refundHeldInFen: 0, refundedInFen: 400 }],
  [false, { refundHeldInFen: 400, refundedInFen: 0 }],
])('what was asked back is its own, whether it has gone (%s) or not', async (done, back) => {
  made = await makeCase(t.services.db);
  const [returned, other] = [await give(1000), await give(1000)];
  await askBack(returned, 400, done);
  const trace = await findGiftTrace(t.services.db, returned, testNow);
  expect(trace?.parts).toMatchObject({ availableInFen: 600, ...back });
  expect(trace?.refund).toMatchObject({ amountInFen: 400, askedAt: testNow - 10 });
  const whole = await findGiftTrace(t.services.db, other, testNow);
  expect(whole?.parts).toMatchObject({ availableInFen: 1000, refundedInFen: 0 });
});

test('there is nothing to follow before a gift has arrived, nor of one that never was', async () => {
  made = await makeCase(t.services.db);
  const unpaid = await makeGift(t.services.db, made.id, { paid_at: null });
  expect(await findGiftTrace(t.services.db, unpaid, testNow)).toBeUndefined();
  expect(await findGiftTrace(t.services.db, newId(), testNow)).toBeUndefined();
});
