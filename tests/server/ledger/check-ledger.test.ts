import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { equations } from '#src/server/equations.ts';
import { checkLedger } from '#src/server/ledger/check-ledger.ts';
import { postTransfer } from '#src/server/ledger/post-transfer.ts';
import { postUnmatchedRefund } from '#src/server/ledger/postings.ts';
import { rebuildBalances } from '#src/server/ledger/rebuild-balances.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';
import { applyFor, give, payTwice, refund } from './sample-money.ts';
import { addCase } from './sample-rows.ts';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
  await addCase(opened.db, 'one');
  await addCase(opened.db, 'two');
  await inTransaction(opened.db, async (trx) => {
    await give(trx, { orderId: 'a', caseId: 'one', amountInFen: 500 });
    await give(trx, { orderId: 'b', caseId: 'one', amountInFen: 300 });
    await payTwice(trx, { orderId: 'b', caseId: 'one', amountInFen: 300 });
    await give(trx, { orderId: 'c', caseId: 'two', amountInFen: 70 });
    await refund(trx, { orderId: 'c', caseId: 'two', amountInFen: 70 });
    await applyFor(trx, { withdrawalId: 'w', caseId: 'one', amountInFen: 600 });
  });
});
afterEach(() => opened.close());

const findBroken = async () =>
  (await checkLedger(opened.db, equations)).filter(({ ok }) => !ok).map(({ equation }) => equation);

test('every equation is stated, with its number, and holds for an honest story', async () => {
  const results = await checkLedger(opened.db, equations);
  expect(results.map(({ equation }) => equation)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 17, 18, 19,
  ]);
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  for (const { statement } of results) expect(statement.length).toBeGreaterThan(20);
});

test.each([
  [
    'a balance was changed by hand',
    `update ledger_accounts set balance_in_fen = 201 where id = 'C:one'`,
    [1, 3],
  ],
  [
    'a transfer has no entries',
    `insert into ledger_transfers values ('t', 'test', 'r', null, 1)`,
    [1],
  ],
  [
    'a case shows a fen too little',
    `update case_funds set raised_in_fen = raised_in_fen - 1 where case_id = 'one'`,
    [4],
  ],
  [
    'a case shows a gift too few',
    `update case_funds set donation_count = 1 where case_id = 'one'`,
    [4],
  ],
  ['a fund is missing', `delete from case_funds where case_id = 'two'`, [4]],
  [
    'a gift is marked as paid that was not',
    `update donations set status = 'CREATED', paid_at = null where id = 'a'`,
    [3, 4, 5],
  ],
  [
    'a gift changed its amount',
    `update donations set amount_in_fen = 499 where id = 'a'`,
    [3, 4, 5],
  ],
  [
    'a payment lost its success',
    `update payments set status = 'SUBMITTED' where order_id = 'a'`,
    [5],
  ],
  [
    'a payment has another amount',
    `update payments set amount_in_fen = 1 where order_id = 'a'`,
    [5],
  ],
  [
    'a receipt has another amount',
    `update gateway_receipts set amount_in_fen = 1 where trade_no = 'T-a'`,
    [5],
  ],
  ['a receipt is missing', `delete from gateway_receipts where trade_no = 'T-a'`, [5]],
  [
    'a gift moved to another case',
    `update donations set case_id = 'two' where id = 'a'`,
    [3, 4, 5],
  ],
  ['an unmatched receipt is missing', `delete from gateway_receipts where kind = 'double'`, [6]],
  ['a refund is not as far as its transfer', `update refunds set status = 'REFUNDING'`, [3, 4, 7]],
  ['a refund is larger than its gift', `update refunds set amount_in_fen = 71`, [3, 4, 7]],
  ['an order does not know its refund', `update donations set status = 'PAID' where id = 'c'`, [7]],
  ['a withdrawal asks for more than is held', `update withdrawals set amount_in_fen = 601`, [8]],
  [
    'a withdrawal ended and its money is still held',
    `update withdrawals set status = 'REJECTED'`,
    [8],
  ],
  ['a key has no answer', `insert into idempotency_keys values ('k', 'c', 'o', 'h', '', 1)`, [12]],
])('it is found when %s', async (_, change, equations) => {
  await sql.raw(change).execute(opened.db);
  expect(await findBroken()).toEqual(equations);
});

test('a breach is told in words that name it', async () => {
  await sql`update case_funds set raised_in_fen = 799 where case_id = 'one'`.execute(opened.db);
  const shown = (await checkLedger(opened.db, equations)).find(({ equation }) => equation === 4);
  expect(shown?.details).toEqual(['case one shows -1 fen raised, 0 given and 0 gifts too many']);
});

test('money of one case posted under another is found', async () => {
  await inTransaction(opened.db, (trx) =>
    postTransfer(trx, {
      ...{ kind: 'test', reference: 'wrong', caseId: 'two', now: 1 },
      entries: [
        { account: 'C:one', amountInFen: -1 },
        { account: 'B', amountInFen: 1 },
      ],
    }),
  );
  expect(await findBroken()).toEqual([3]);
});

test('an unmatched receipt goes back whole, and only if it came', async () => {
  const receipt = { gateway: 'sandbox', gatewayTradeNo: 'double-T-b', now: 7 };
  const giveBack = (amountInFen: number) =>
    inTransaction(opened.db, (trx) => postUnmatchedRefund(trx, { ...receipt, amountInFen }));
  await giveBack(300);
  expect(await findBroken()).toEqual([]);
  await expect(giveBack(299)).rejects.toThrow('with other entries');
});

test('balances are rebuilt from their entries', async () => {
  await sql`update ledger_accounts set balance_in_fen = 7`.execute(opened.db);
  expect(await rebuildBalances(opened.db)).toBeGreaterThan(3);
  expect(await findBroken()).toEqual([]);
  expect(await rebuildBalances(opened.db)).toBe(0);
});
