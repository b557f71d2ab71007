import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import { ledgerJobs } from '#src/server/ledger/jobs.ts';
import { requireMoneyOut } from '#src/server/ledger/require-money-out.ts';
import { caseNow, makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer({ now: caseNow });
});
afterAll(() => t.close());

const job = {
  id: 'j',
  payload: {},
  attempt: 1,
  now: caseNow,
  signal: new AbortController().signal,
};

test('the check of every minute freezes money out when an equation breaks, and not before', async () => {
  const { services } = t;
  const { id } = await makeCase(services.db);
  const check = ledgerJobs(services)['check-ledger'];
  await check?.(job);
  const before = await findMoneyOutFreeze(services.db);
  await services.db
    .updateTable('case_funds')
    .set({ given_in_fen: 1, raised_in_fen: 1 })
    .where('case_id', '=', id)
    .execute();
  await check?.(job);
  const after = await findMoneyOutFreeze(services.db);
  expect([before, after?.frozenAt]).toEqual([undefined, caseNow]);
  expect(after?.reason).toBe('ledger:4');
  await expect(requireMoneyOut(services.db)).rejects.toThrow('moneyOutFrozen');
});

test('a check that took long is not repeated at once, and at least every hour', async () => {
  await liftMoneyOutFreeze(t.services.db, { reason: 'looked into', now: caseNow });
  let now = caseNow;
  const slow = { ...t.services, now: () => (now += 600) };
  const check = ledgerJobs(slow)['check-ledger'];
  const frozenBy = async (at: number) => {
    await liftMoneyOutFreeze(t.services.db, { reason: 'looked into', now: caseNow });
    await check?.({ ...job, now: at });
    return (await findMoneyOutFreeze(t.services.db)) !== undefined;
  };
  // What the first test broke is still broken.
  expect(await frozenBy(caseNow)).toBe(true);
  expect(await frozenBy(caseNow + 59_000)).toBe(false);
  expect(await frozenBy(caseNow + 60_000)).toBe(true);
  now += 90_000_000;
  expect(await frozenBy(caseNow + 3_720_000)).toBe(true);
});
