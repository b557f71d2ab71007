import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { ledgerJobs } from '#src/server/ledger/jobs.ts';
import { requireMoneyOut } from '#src/server/refunds/require-money-out.ts';
import { caseNow, makeCase } from '../../support/case-factory.ts';
import { openTestHouse, type TestHouse } from '../../support/test-house.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse({ now: caseNow });
});
afterAll(() => t.close());

const job = {
  id: 'j',
  payload: {},
  attempt: 1,
  now: caseNow,
  signal: new AbortController().signal,
};

test('the hourly check freezes money out when an equation breaks, and not before', async () => {
  const { house } = t;
  const { id } = await makeCase(house.db);
  const check = ledgerJobs(house)['check-ledger'];
  await check?.(job);
  const before = await findMoneyOutFreeze(house.db);
  await house.db
    .updateTable('case_funds')
    .set({ raised_in_fen: 1 })
    .where('case_id', '=', id)
    .execute();
  await check?.(job);
  const after = await findMoneyOutFreeze(house.db);
  expect([before, after?.frozenAt]).toEqual([undefined, caseNow]);
  expect(after?.reason).toMatch(/^4\./);
  await expect(requireMoneyOut(house.db)).rejects.toThrow('moneyOutFrozen');
});
