import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { freezeMoneyOut, liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

test('a freeze stays with its first reason until it is lifted', async () => {
  expect(await findMoneyOutFreeze(opened.db)).toBeUndefined();
  await freezeMoneyOut(opened.db, { reason: 'equation 3', now: 10 });
  await freezeMoneyOut(opened.db, { reason: 'equation 4', now: 20 });
  expect(await findMoneyOutFreeze(opened.db)).toEqual({ reason: 'equation 3', frozenAt: 10 });
  await liftMoneyOutFreeze(opened.db, { reason: 'counted again', now: 30 });
  expect(await findMoneyOutFreeze(opened.db)).toBeUndefined();
  await freezeMoneyOut(opened.db, { reason: 'equation 5', now: 40 });
  expect(await findMoneyOutFreeze(opened.db)).toEqual({ reason: 'equation 5', frozenAt: 40 });
});
