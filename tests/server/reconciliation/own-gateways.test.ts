import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLackingGateways } from '#src/server/backups/find-lacking-gateways.ts';
import { createGateways } from '#src/server/payments/gateways.ts';
import { requireOwnGateways } from '#src/server/reconciliation/restore/require-own-gateways.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';

let t: GivingServer;
let tradeNo: string;
beforeAll(async () => {
  t = await openGivingServer();
  tradeNo = (await t.give({ infoUuid: await t.addCase() })).tradeNo;
});
afterAll(() => t.close());

/** Makes the same gateways, of which one answers this way. */
function answering(answer: () => Promise<{ status: 'UNKNOWN' }>) {
  const all = t.services.gateways.all.map((gateway) => ({ ...gateway, queryPayment: answer }));
  return { ...t.services, gateways: createGateways(all, []) };
}

test('a gateway that knows what the books say it took is the right one', async () => {
  await expect(requireOwnGateways(t.services)).resolves.toBeUndefined();
});

test('where it knows none of it, that is said in words before anything is settled', async () => {
  const elsewhere = answering(async () => ({ status: 'UNKNOWN' }));
  await expect(requireOwnGateways(elsewhere)).rejects.toThrow(`knows none of ${tradeNo}`);
});

test('one that is not open here is named; one that does not answer is not judged', async () => {
  const none = { ...t.services, gateways: createGateways([], []) };
  await expect(requireOwnGateways(none)).rejects.toThrow('which this machine does not open');
  const silent = answering(() => Promise.reject(new Error('It does not answer.')));
  await expect(requireOwnGateways(silent)).resolves.toBeUndefined();
});

test('a trial says what a restore here would lack', async () => {
  const { db, config } = t.services;
  const live = {
    mode: 'live' as const,
    paymentGateways: [],
    payoutGateways: ['other-bank'] as const,
  };
  const [lacking = ''] = await findLackingGateways(db, live);
  expect(lacking).toContain('lacks sandbox-alipay, which 1 payments');
  const demo = await findLackingGateways(db, config);
  expect(demo).toHaveLength(1);
  expect(demo[0]).toContain('books of its own beside the database');
});
