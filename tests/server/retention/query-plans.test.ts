import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Trx } from '#src/server/db/database.ts';
import { newId } from '#src/server/platform/keys.ts';
import { eraseAccounts } from '#src/server/retention/erase-accounts.ts';
import { erasePapers } from '#src/server/retention/erase-papers.ts';
import { isCaseHeld } from '#src/server/retention/is-case-held.ts';
import { plansOf } from '../../support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';
import { testNow } from '../../support/test-server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('what is erased of one case is found without reading what is kept of all others', async () => {
  const caseId = newId();
  const plans = await plansOf(database.db, async (db) => {
    await isCaseHeld(db as Trx, { caseId, longAgo: testNow });
    await erasePapers(db as Trx, caseId);
    await eraseAccounts(db as Trx, caseId);
  });
  expect(plans.length).toBeGreaterThan(16);
  const readsWhole = /SCAN \w+\b(?! USING)|Seq Scan/;
  expect(plans.filter((plan) => readsWhole.test(plan))).toEqual([]);
});
