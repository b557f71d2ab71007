import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { openTestDesk, type TestDesk } from './running-test.ts';

let t: TestDesk;
let infoUuid: string;
beforeAll(async () => {
  t = await openTestDesk();
  infoUuid = await t.addCase();
  await t.start({ testFlag: 5 });
});
afterAll(() => t.close());

/** What is read of cases takes five seconds from here on. Answers how often it was read whole. */
function slowDown(): () => number {
  const services: { db: Database } = t.services;
  const slow = new WeakSet<object>();
  let read = 0;
  services.db = services.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes('"cases"')) slow.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (!slow.has(queryId)) return result;
      await sleep(5000, undefined, { ref: false });
      read += 1;
      return result;
    },
  });
  return () => read;
}

test('who comes is through the door of the cashier before a call of five seconds answers, and one failure is counted', async () => {
  const { db } = t.services;
  const read = slowDown();
  const { location, cookie } = await t.openAsGuest(infoUuid);
  t.services.db = db;
  expect([location, cookie]).toEqual([`/cf/pay-new-style/${infoUuid}`, expect.any(String)]);
  expect(cookie).not.toBe('');
  expect(read()).toBe(0);
  const { values } = await t.services.metrics.monitorEvents.get();
  expect(values.filter(({ labels }) => labels.type === 'payGuardFail')).toMatchObject([
    { value: 1 },
  ]);
  expect(await db.selectFrom('experiment_exposures').selectAll().execute()).toEqual([]);
});
