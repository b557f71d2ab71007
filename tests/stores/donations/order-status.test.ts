import { afterEach, beforeEach, expect, test } from 'vitest';
import { pauseMs, watchOrder } from '#src/stores/donations/order-status.ts';
import { openTestBrowser } from '../../support/test-browser.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';

let t: GivingServer;
beforeEach(async () => {
  t = await openGivingServer();
  openTestBrowser(t);
});
afterEach(() => t.close());

test('the pauses grow from one second to fifteen', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(pauseMs)).toEqual([
    1000, 2000, 3000, 5000, 8000, 15_000, 15_000,
  ]);
});

test('an order is watched until its state changes, and once', async () => {
  const { data } = await t.order({ infoUuid: await t.addCase() });
  const seen: string[] = [];
  let pauses = 0;
  await watchOrder({
    tradeNo: data.tradeNo,
    status: 'CREATED',
    onChange: (status) => seen.push(status),
    pause: async () => {
      pauses += 1;
      if (pauses < 3) return;
      await t.atCashier(data.tradeNo, 'pay');
      await t.bank.deliverDue();
    },
  });
  expect(seen).toEqual(['PAID']);
  expect(pauses).toBe(3);
});

test('watching an unpaid order changes nothing on the server', async () => {
  const { data } = await t.order({ infoUuid: await t.addCase() });
  const read = () => t.services.db.selectFrom('donations').selectAll().execute();
  const before = await read();
  let pauses = 0;
  const stopped = watchOrder({
    tradeNo: data.tradeNo,
    status: 'CREATED',
    onChange: () => {},
    pause: async () => {
      pauses += 1;
      if (pauses > 4) throw new Error('the reader left');
    },
  });
  await expect(stopped).rejects.toThrow('the reader left');
  expect(await read()).toEqual(before);
});
