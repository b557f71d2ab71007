import { afterAll, beforeAll, expect, test } from 'vitest';
import * as parcels from '#src/shared/kinds/parcels/calls.ts';
import { messageList, noticeMute } from '#src/shared/notices/calls.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';
import { addDonor, addGoodsCase, choose, gears } from './goods-desk.ts';

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

type Person = { token: string };
type Goods = Awaited<ReturnType<typeof addGoodsCase>>;

const toldOf = async (donor: Person) =>
  (await t.call(messageList, {}, as(donor))).data.list.filter(({ kind }) => kind === 'goodsSent');

async function order(
  goods: Goods,
  donor: Person,
): Promise<{ orderId: string; pay(): Promise<void> }> {
  const { data } = await choose(t, goods, donor);
  const pay = async () => {
    await t.atCashier(data.tradeNo, 'pay');
    await t.bank.deliverDue();
  };
  return { orderId: data.orderId, pay };
}

const mark = (goods: Goods, orderId: string, tracking = 'SF12345') =>
  t.call(
    parcels.gearMarkSent,
    { infoUuid: goods.caseId, orderId, carrier: '顺丰', tracking },
    as(goods),
  );

test('who chose a thing hears once that it was sent, and others hear nothing', async () => {
  const goods = await addGoodsCase(t, reviewer);
  const [donor, other] = [await addDonor(t), await addDonor(t)];
  const chosen = await order(goods, donor);
  await (await order(goods, other)).pay();
  expect((await mark(goods, chosen.orderId)).code).toBe(40984);
  expect(await toldOf(donor)).toEqual([]);
  await chosen.pay();
  expect((await mark(goods, chosen.orderId)).code).toBe(0);
  expect((await mark(goods, chosen.orderId, 'SF99999')).code).toBe(0);
  const told = await toldOf(donor);
  expect(told).toHaveLength(1);
  const [notice] = told;
  expect(notice?.words).toContain(gears.gear1Title);
  expect(notice?.words).not.toContain('SF');
  expect(notice?.link).toContain('/cf/wxmessage/middle?');
  expect(await toldOf(other)).toEqual([]);
  expect(await toldOf(goods)).toEqual([]);
});

test('who muted it is not told, and the thing is sent all the same', async () => {
  const goods = await addGoodsCase(t, reviewer);
  const donor = await addDonor(t);
  const muted = await t.call(noticeMute, { kind: 'goodsSent', on: '1' }, as(donor));
  expect(muted.code).toBe(0);
  const chosen = await order(goods, donor);
  await chosen.pay();
  expect((await mark(goods, chosen.orderId)).code).toBe(0);
  expect(await toldOf(donor)).toEqual([]);
  const mine = (await t.call(parcels.gearOrderList, {}, as(donor))).data.list;
  expect(mine).toMatchObject([{ state: 'sent' }]);
});
