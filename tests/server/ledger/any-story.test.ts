import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { equations } from '#src/server/equations.ts';
import { checkLedger } from '#src/server/ledger/check-ledger.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';
import { applyFor, cancel, give, payTwice, refund } from './sample-money.ts';
import { addCase } from './sample-rows.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await addCase(opened.db, 'one');
  await addCase(opened.db, 'two');
});
afterAll(() => opened.close());

const findBroken = async () => (await checkLedger(opened.db, equations)).filter(({ ok }) => !ok);

test('any order of gifts, second payments, refunds and withdrawals keeps every equation', async () => {
  const cases = fc.constantFrom('one', 'two');
  const step = fc.record({
    what: fc.constantFrom('give', 'give', 'payTwice', 'refund', 'apply', 'cancel', 'fail'),
    caseId: cases,
    which: fc.integer({ min: 0, max: 5 }),
    amountInFen: fc.integer({ min: 1, max: 900 }),
  });
  const succeeded = new Set<string>();
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      run += 1;
      for (const each of steps) {
        await takeStep(each, run).then(
          () => succeeded.add(each.what),
          () => {},
        );
      }
      expect(await findBroken()).toEqual([]);
    }),
    { numRuns: 25 },
  );
  expect([...succeeded].sort()).toEqual(['apply', 'cancel', 'give', 'payTwice', 'refund']);
});

type Step = { what: string; caseId: string; which: number; amountInFen: number };

/** Steps that make no sense fail as they would for a user, and must leave nothing. */
function takeStep({ what, caseId, which, amountInFen }: Step, run: number): Promise<void> {
  return inTransaction(opened.db, async (trx) => {
    const order = await trx
      .selectFrom('donations')
      .select(['id as orderId', 'case_id as caseId', 'amount_in_fen as amountInFen'])
      .where('case_id', '=', caseId)
      .orderBy('id')
      .offset(which)
      .limit(1)
      .executeTakeFirst();
    const withdrawal = await trx
      .selectFrom('withdrawals')
      .select(['id as withdrawalId', 'case_id as caseId', 'amount_in_fen as amountInFen'])
      .where('status', '=', 'REVIEWING')
      .executeTakeFirst();
    if (what === 'give') await give(trx, { orderId: `${run}-${which}`, caseId, amountInFen });
    if (what === 'payTwice') await payTwice(trx, must(order));
    if (what === 'refund') await refund(trx, must(order));
    if (what === 'apply')
      await applyFor(trx, { withdrawalId: `${run}-${which}`, caseId, amountInFen });
    if (what === 'cancel') await cancel(trx, must(withdrawal));
    if (what === 'fail') {
      await give(trx, { orderId: `failed-${run}-${which}`, caseId, amountInFen });
      throw new Error('the machine stopped here');
    }
  });
}

function must<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('there is none');
  return found;
}
