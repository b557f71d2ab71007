import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasePerson } from '#src/server/accounts/erase-person.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findAddress } from '#src/server/kinds/goods/address.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { orderClose } from '#src/shared/donations/own/calls.ts';
import * as calls from '#src/shared/kinds/goods/calls.ts';
import * as parcels from '#src/shared/kinds/parcels/calls.ts';
import { decide, submit } from '../../support/test-family.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';
import {
  addDonor,
  addGoodsCase,
  address,
  beginGoods,
  choose,
  gears,
  leftOf,
} from './goods-desk.ts';

let t: GivingServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openGivingServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(async () => {
  await t.expectMoneyRight();
  await t.close();
});

test('a thing is chosen, paid and sent, and each side sees what it should', async () => {
  const goods = await addGoodsCase(t, reviewer);
  const infoUuid = goods.caseId;
  const donor = await addDonor(t);
  const detail = await t.call(calls.goodsDetail, { infoUuid });
  expect(detail.data).toMatchObject({ infoUuid, raisedInFen: 0, gears: [{ stock: 5 }] });
  const { data } = await choose(t, goods, donor);
  expect(await leftOf(t, infoUuid)).toBe(4);
  const toSend = () => t.call(parcels.gearsToSend, { infoUuid }, as(goods));
  const mine = async () => (await t.call(parcels.gearOrderList, {}, donor)).data.list[0];
  expect((await toSend()).data.list).toMatchObject([
    { state: 'unpaid', address: { name: '王**', mobile: '139****1234', street: '' } },
  ]);
  const sent = { infoUuid, orderId: data.orderId, carrier: '顺丰', tracking: 'SF12345' };
  expect((await t.call(parcels.gearMarkSent, sent, as(goods))).code).toBe(40984);
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  expect((await toSend()).data.list).toMatchObject([{ state: 'toSend', address }]);
  expect(await mine()).toMatchObject({ state: 'toSend', title: gears.gear1Title, address });
  expect((await t.call(parcels.gearMarkSent, sent, as(goods))).code).toBe(0);
  expect(await mine()).toMatchObject({ state: 'sent', tracking: sent.tracking });
  const other = await addGoodsCase(t, reviewer);
  const foreign = { ...sent, infoUuid: other.caseId };
  expect((await t.call(parcels.gearMarkSent, foreign, as(other))).status).toBe(404);
});

test('an order that closes unpaid gives its piece back once, and its key takes one piece', async () => {
  const goods = await addGoodsCase(t, reviewer);
  const donor = await addDonor(t);
  const key = newId();
  const purged: string[] = [];
  t.services.pageTags.listen((tags) => purged.push(...tags));
  const { data } = await choose(t, goods, { ...donor, key });
  expect((await choose(t, goods, { ...donor, key })).data.orderId).toBe(data.orderId);
  expect(purged.splice(0)).toContain(tagOfCase(goods.caseId));
  expect(await leftOf(t, goods.caseId)).toBe(4);
  for (const _ of [1, 2]) {
    await t.call(orderClose, { orderId: data.orderId }, donor);
    expect(await leftOf(t, goods.caseId)).toBe(5);
  }
  expect(purged).toEqual([tagOfCase(goods.caseId)]);
  const { list } = (await t.call(parcels.gearOrderList, {}, donor)).data;
  expect(list).toMatchObject([{ state: 'closed' }]);
});

test('fifty at once for five pieces: five get one, and nobody else is charged', async () => {
  const goods = await addGoodsCase(t, reviewer);
  const donor = await addDonor(t);
  const answers = await Promise.all(Array.from({ length: 50 }, () => choose(t, goods, donor)));
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === 0)).toHaveLength(5);
  expect(codes.filter((code) => code === 40982)).toHaveLength(45);
  expect(await leftOf(t, goods.caseId)).toBe(0);
  const { count } = await t.services.db
    .selectFrom('donations')
    .select((row) => row.fn.countAll().as('count'))
    .where('case_id', '=', goods.caseId)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(5);
  const oversell = t.services.db
    .updateTable('gears')
    .set({ taken: 6 })
    .where('id', '=', goods.gearId);
  await expect(oversell.execute()).rejects.toThrow();
});

test('a piece costs its price, goes to an address, and belongs to its own case', async () => {
  const goods = await addGoodsCase(t, reviewer);
  const donor = await addDonor(t);
  const cheap = await choose(t, goods, { ...donor, amountInFen: 4000 });
  expect(cheap.refusal?.fields).toHaveProperty('amountInFen');
  expect((await choose(t, goods, {})).code).toBe(20102);
  const { token } = await addStaff(t);
  expect((await choose(t, goods, { token })).code).toBe(40983);
  const other = { caseId: await t.addCase(), gearId: goods.gearId };
  expect((await choose(t, other, donor)).refusal?.fields).toHaveProperty('gearId');
  expect(await leftOf(t, goods.caseId)).toBe(5);
});

test('an edit keeps what was promised, and is offered only once it passed', async () => {
  const goods = await addGoodsCase(t, reviewer);
  const donor = await addDonor(t);
  await choose(t, goods, donor);
  await choose(t, goods, donor);
  const change = { infoUuid: goods.caseId, gear1Stock: 1, gear1PriceInFen: 6000 };
  expect((await t.call(calls.goodsAddBase, change, as(goods))).code).toBe(0);
  expect(await leftOf(t, goods.caseId)).toBe(3);
  await submit(t, goods);
  await decide(t, reviewer, { caseId: goods.caseId, queue: 'base' });
  const { data } = await t.call(calls.gearList, { infoUuid: goods.caseId });
  expect(data).toMatchObject([{ gearId: goods.gearId, priceInFen: 6000, stock: 0 }]);
});

test('a sheet with half a thing, or none, is refused', async () => {
  const half = await beginGoods(t, { gear2Title: '只有名字' });
  expect(half.answer.refusal?.fields).toHaveProperty('gear2SendDays');
  const none = Object.fromEntries(Object.keys(gears).map((name) => [name, '']));
  expect((await beginGoods(t, none)).answer.refusal?.fields).toHaveProperty('gear1Title');
});

test('addresses lie sealed, in the account and with an order', async () => {
  const donor = await addDonor(t);
  await choose(t, await addGoodsCase(t, reviewer), donor);
  expect((await t.call(calls.addressGet, {}, donor)).data).toEqual(address);
  const rows = [
    ...(await t.services.db.selectFrom('user_addresses').selectAll().execute()),
    ...(await t.services.db.selectFrom('gear_orders').selectAll().execute()),
  ];
  expect(JSON.stringify(rows)).not.toContain(address.street);
  const { userId } = await addStaff(t);
  const addressOf = { address_sealed: rows[0]?.address_sealed ?? '', updated_at: t.services.now() };
  const kept = t.services.db.insertInto('user_addresses').values({ user_id: userId, ...addressOf });
  await kept.execute();
  const { keys } = t.services;
  await inTransaction(t.services.db, (trx) => erasePerson(trx, { keys, userId }, t.services.now()));
  expect(await findAddress(t.services.db, keys, userId)).toBeNull();
});
