import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { settleOrder } from '#src/server/donations/settle/settle-order.ts';
import { paySuccessPage } from '#src/shared/donations/calls.ts';
import { getOrderView, orderClose, orderList } from '#src/shared/donations/own/calls.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';
import {
  findFund,
  findReceiptKinds,
  insertTransaction,
  notificationOf,
} from './what-was-settled.ts';

let t: GivingServer;
let infoUuid: string;
beforeAll(async () => {
  t = await openGivingServer();
});
beforeEach(async () => {
  infoUuid = await t.addCase();
});
afterAll(() => t.close());

test('an order paid twice is one gift; the second payment goes back', async () => {
  const { data } = await t.order({ infoUuid });
  await t.atCashier(data.tradeNo, 'payTwice');
  await t.bank.deliverDue();
  expect(await findReceiptKinds(t, data.tradeNo)).toEqual(['donation', 'double']);
  expect(await findFund(t, infoUuid)).toMatchObject({ raised_in_fen: 2000, donation_count: 1 });
  await t.expectMoneyRight();
  const before = await t.bank.heldInFen();
  await t.runJobs();
  expect(await t.bank.heldInFen()).toBe(before - 2000);
  await t.expectMoneyRight();
});

test('who was charged twice is told so where the gift stands, and when it went back', async () => {
  const token = await t.signIn('13900000003');
  const { orderId, tradeNo } = (await t.order({ infoUuid }, { token })).data;
  await t.atCashier(tradeNo, 'payTwice');
  await t.bank.deliverDue();
  const shown = async () => {
    const order = await t.call(getOrderView, { orderId }, { token });
    const success = await t.call(paySuccessPage, { tradeNo });
    return [order.data, success.data].map((one) => [
      one.unmatchedInFen,
      one.unmatchedReturnedInFen,
    ]);
  };
  expect(await shown()).toEqual([
    [2000, 0],
    [2000, 0],
  ]);
  await t.runJobs();
  expect(await shown()).toEqual([
    [2000, 2000],
    [2000, 2000],
  ]);
  const told = t.services.db.selectFrom('notices').select('params');
  const notices = await told.where('kind', '=', 'paymentUnmatched').execute();
  expect(notices).toEqual([{ params: JSON.stringify({ amountInFen: 2000 }) }]);
});

test('money for an order its donor has closed goes back', async () => {
  const token = await t.signIn('13900000002');
  const { data } = await t.order({ infoUuid }, { token });
  expect((await t.call(orderClose, { orderId: data.orderId }, { token })).data.status).toBe(
    'CLOSED',
  );
  // The bank closed it too; a word that comes all the same is the bank's breach, and is booked.
  await insertTransaction(t, data.tradeNo, 'SBLATE1');
  const settled = await settleOrder(
    t.services,
    notificationOf(t, data.tradeNo, 'SBLATE1'),
    t.services.now(),
  );
  expect(settled).toBe('late');
  expect(await t.statusOf(data.tradeNo)).toBe('CLOSED');
  expect(await findReceiptKinds(t, data.tradeNo)).toEqual(['late']);
  await t.expectMoneyRight();
  await t.runJobs();
  expect(await t.statusOf(data.tradeNo)).toBe('CLOSED');
  await t.expectMoneyRight();
  const list = await t.call(orderList, {}, { token });
  expect(list.data.list.map(({ status }) => status)).toEqual(['CLOSED']);
});
