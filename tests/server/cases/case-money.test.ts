import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPlatformTotals } from '#src/server/cases/lists/find-platform-totals.ts';
import { findMoneyOfCase } from '#src/server/cases/money/find-money-of-case.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { postHold, postRefund, postRefundHolds } from '#src/server/ledger/postings.ts';
import { newId } from '#src/server/platform/keys.ts';
import { getFundingInfo } from '#src/shared/cases/calls.ts';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { makeCase, makeGift, makeReturned } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

test('the money of a case is the same in detail, summary and the sum of its parts by the ledger', async () => {
  const { db } = t.services;
  const { id: infoUuid } = await makeCase(db);
  const orderId = await makeGift(db, infoUuid, { amount_in_fen: 10_000 });
  await makeGift(db, infoUuid, { amount_in_fen: 2_345 });
  await inTransaction(db, async (trx) => {
    const money = { caseId: infoUuid, now: testNow };
    await postHold(trx, { ...money, withdrawalId: newId(), amountInFen: 500 });
    await postRefundHolds(trx, [{ ...money, refundNo: `a${orderId}`, amountInFen: 300 }]);
    await postRefundHolds(trx, [{ ...money, refundNo: `b${orderId}`, amountInFen: 200 }]);
    await postRefund(trx, {
      ...money,
      refundNo: `b${orderId}`,
      gateway: 'test',
      amountInFen: 200,
    });
  });
  await makeReturned(db, { caseId: infoUuid, amountInFen: 200 });
  const parts = await findMoneyOfCase(db, infoUuid);
  expect(parts).toEqual({
    ...{ availableInFen: 11_345, heldInFen: 500, refundHeldInFen: 300, refundedInFen: 200 },
    ...{ inFlightInFen: 0, paidOutInFen: 0, feeInFen: 0, matchedInFen: 0 },
  });
  const sum = Object.values(parts).reduce((whole, part) => whole + part, 0);
  const { data: summary } = await t.call(getCaseInfo, { infoUuid });
  const { data: detail } = await t.call(getFundingInfo, { infoUuid });
  expect([sum, summary.raisedInFen, detail.raisedInFen]).toEqual([12_345, 12_345, 12_345]);
  expect(summary.feeInFen + summary.netInFen).toBe(summary.raisedInFen);
});

test('it counts towards the platform, and a family once it was given to', async () => {
  const { db } = t.services;
  const before = await findPlatformTotals(db);
  await makeCase(db);
  const { id } = await makeCase(db);
  await makeGift(db, id, { amount_in_fen: 1 });
  await makeGift(db, id, { paid_at: null });
  expect(await findPlatformTotals(db)).toEqual({
    raisedInFen: before.raisedInFen + 1,
    donationCount: before.donationCount + 1,
    caseCount: before.caseCount + 1,
  });
});
