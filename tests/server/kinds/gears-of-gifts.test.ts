import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGearsOfGifts } from '#src/server/kinds/goods/find-gears-of-gifts.ts';
import * as parcels from '#src/shared/kinds/parcels/calls.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';
import { choose } from './goods-desk.ts';
import { goodsSale } from './goods-sale.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterAll(async () => {
  await t.expectMoneyRight();
  await t.close();
});

test('a gift for a thing leads to its order and says what the order says, wherever it is', async () => {
  const { sell, send } = goodsSale(t);
  const sale = await sell();
  const { orderId } = sale.order;
  const { data: unpaid } = await choose(t, sale.goods, sale.donor);
  const shown = async () => {
    const found = await findGearsOfGifts(t.services.db, [orderId, unpaid.orderId]);
    return [orderId, unpaid.orderId].map((id) => found.get(id));
  };
  const ordered = async () => {
    const { data } = await t.call(parcels.gearOrderList, {}, sale.donor);
    const of = (id: string) => data.list.find((order) => order.orderId === id);
    return [of(orderId), of(unpaid.orderId)].map((order) => ({
      ...{ orderId: order?.orderId, gearId: order?.gearId, title: order?.title },
      ...{ state: order?.state, sendByAt: order?.sendByAt },
    }));
  };
  expect(await shown()).toMatchObject(await ordered());
  expect(await ordered()).toMatchObject([
    { state: 'toSend', sendByAt: expect.any(Number) },
    { state: 'unpaid', sendByAt: null },
  ]);
  await send(sale);
  expect(await shown()).toMatchObject(await ordered());
  expect((await shown())[0]?.state).toBe('sent');
});

test('a gift for no thing leads to none', async () => {
  const found = await findGearsOfGifts(t.services.db, ['no-such-order']);
  expect(found.size).toBe(0);
  expect((await findGearsOfGifts(t.services.db, [])).size).toBe(0);
});
