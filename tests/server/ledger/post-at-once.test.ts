import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { AccountId } from '#src/server/ledger/accounts.ts';
import { AccountOverdrawnError } from '#src/server/ledger/change-balances.ts';
import { checkLedger } from '#src/server/ledger/check-ledger.ts';
import { ledgerEquations } from '#src/server/ledger/equations.ts';
import { postHold } from '#src/server/ledger/postings.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';
import { balanceOf, move, post } from './move-money.ts';
import { give } from './sample-money.ts';
import { addCase } from './sample-rows.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await addCase(opened.db, 'one');
});
afterAll(() => opened.close());

test('500 holds at once never take more than the case has', async () => {
  await addCase(opened.db, 'rush');
  await inTransaction(opened.db, (trx) =>
    give(trx, { orderId: 'rush', caseId: 'rush', amountInFen: 10_000 }),
  );
  const holds = Array.from({ length: 500 }, (_, i) =>
    inTransaction(opened.db, (trx) =>
      postHold(trx, { withdrawalId: `w${i}`, caseId: 'rush', amountInFen: 30 + (i % 3), now: 3 }),
    ),
  );
  const results = await Promise.allSettled(holds);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(100);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(AccountOverdrawnError);
  const [available, held] = [await balanceOf(opened, 'C:rush'), await balanceOf(opened, 'CH:rush')];
  expect(available).toBeGreaterThanOrEqual(0);
  expect(available).toBeLessThan(30);
  expect((available ?? 0) + (held ?? 0)).toBe(10_000);
});

test('transfers among the same accounts in any direction do not wait in a circle', async () => {
  const accounts: AccountId[] = ['B', 'E', 'F', 'R', 'L'];
  const transfers = Array.from({ length: 200 }, (_, i) => {
    const from = accounts[i % 5] as AccountId;
    const to = accounts[(i * 3 + 1 + (i % 4)) % 5] as AccountId;
    const entries = from === to ? move(from, 'G:demo', 1) : move(from, to, 1);
    return post(opened, { reference: `circle-${i}`, entries });
  });
  expect(new Set(await Promise.all(transfers))).toEqual(new Set(['posted']));
});

test('whatever is posted, every transfer and every balance adds up', async () => {
  const account = fc.constantFrom<AccountId>('G:demo', 'B', 'C:x', 'CH:x', 'U', 'P:pool', 'X:1');
  const transfer = fc.record({
    reference: fc.integer({ min: 0, max: 200 }).map((n) => `random-${n}`),
    legs: fc.array(
      fc.record({ from: account, to: account, amountInFen: fc.integer({ min: 1, max: 999 }) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  });
  let posted = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(transfer, { minLength: 1, maxLength: 8 }), async (transfers) => {
      for (const { reference, legs } of transfers) {
        const entries = legs.flatMap(({ from, to, amountInFen }) => move(from, to, amountInFen));
        await post(opened, { reference, entries }).then(
          () => {
            posted += 1;
          },
          () => {},
        );
      }
      const results = await checkLedger(opened.db, ledgerEquations);
      expect(results.filter(({ ok }) => !ok)).toEqual([]);
    }),
    { numRuns: 25 },
  );
  expect(posted).toBeGreaterThan(10);
});
