import { afterAll, beforeAll, expect, test } from 'vitest';
import { payWithinMs } from '#src/server/donations/order/payment-times.ts';
import { reconcilePayments } from '#src/server/donations/settle/reconcile-payments.ts';
import { orderClose } from '#src/shared/donations/own/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';

let t: GivingServer;
beforeAll(async () => {
  t = await openGivingServer();
});
afterAll(async () => {
  await t.expectMoneyRight();
  await t.close();
});

const findReceipts = (tradeNo: string) =>
  t.services.db
    .selectFrom('gateway_receipts')
    .select('kind')
    .where('trade_no', '=', tradeNo)
    .execute();

test('a link that was closed before it was opened, and paid after, is found without its notice', async () => {
  const token = await t.signIn('13800000001');
  const { data } = await t.order({ infoUuid: await t.addCase() }, { token });
  await t.call(orderClose, { orderId: data.orderId }, { token });
  expect(await t.statusOf(data.tradeNo)).toBe('CLOSED');
  await t.atCashier(data.tradeNo, 'payUntold');
  t.setNow(t.services.now() + payWithinMs);
  await reconcilePayments(t.services, {}, t.services.now());
  expect(await findReceipts(data.tradeNo)).toEqual([{ kind: 'late' }]);
  await t.runJobs();
  expect(await reconcilePayments(t.services, {}, t.services.now())).toMatchObject({ asked: 0 });
});

test('one that nobody paid is asked after once, when it is out of time', async () => {
  const token = await t.signIn('13800000002');
  const { data } = await t.order({ infoUuid: await t.addCase() }, { token });
  await t.call(orderClose, { orderId: data.orderId }, { token });
  t.setNow(t.services.now() + payWithinMs);
  const asked: number[] = [];
  for (const waitMs of [0, dayMs, dayMs]) {
    t.setNow(t.services.now() + waitMs);
    asked.push((await reconcilePayments(t.services, {}, t.services.now())).asked);
  }
  expect(asked).toEqual([1, 0, 0]);
  expect(await findReceipts(data.tradeNo)).toEqual([]);
});
