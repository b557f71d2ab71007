import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import {
  getOrderView,
  orderClose,
  orderCount,
  orderList,
  orderModifyAnonymous,
} from '#src/shared/donations/own/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';

let t: GivingServer;
let infoUuid: string;
let token: string;
let stranger: string;
let mobile = 13_800_000_000;
beforeAll(async () => {
  t = await openGivingServer();
});
beforeEach(async () => {
  t.setNow(t.services.now() + 60_000);
  infoUuid = await t.addCase();
  mobile += 2;
  token = await t.signIn(String(mobile));
  stranger = await t.signIn(String(mobile + 1));
});
afterAll(async () => {
  await t.expectMoneyRight();
  await t.close();
});

async function orderThree(): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < 3; i += 1) {
    ids.push((await t.order({ infoUuid, amountInFen: 1000 + i }, { token })).data.orderId);
  }
  return ids;
}

test('a donor reads their own orders, newest first and page by page', async () => {
  const first = await orderThree();
  t.setNow(t.services.now() + 1000);
  const second = await orderThree();
  const seen: string[] = [];
  let anchorId = '';
  do {
    const { data } = await t.call(orderList, { size: 2, anchorId }, { token });
    seen.push(...data.list.map(({ orderId }) => orderId));
    anchorId = data.anchorId;
  } while (anchorId !== '');
  expect(seen).toEqual([...second.sort().reverse(), ...first.sort().reverse()]);
});

test('an anchor of another list is refused', async () => {
  const anchorId = Buffer.from('["x",1]').toString('base64url');
  const { status, refusal } = await t.call(orderList, { anchorId }, { token });
  expect([status, Object.keys(refusal?.fields ?? {})]).toEqual([400, ['anchorId']]);
});

test('count and sum are those of paid orders', async () => {
  expect((await t.call(orderCount, {}, { token })).data).toEqual({ count: 0, amountInFen: 0 });
  await orderThree();
  const { data } = await t.order({ infoUuid, amountInFen: 7700 }, { token });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  expect((await t.call(orderCount, {}, { token })).data).toEqual({ count: 1, amountInFen: 7700 });
});

test("a stranger's order answers exactly as an absent one", async () => {
  const [orderId = ''] = await orderThree();
  const absent = newId();
  for (const call of [getOrderView, orderClose] as const) {
    const theirs = await t.call(call, { orderId }, { token: stranger });
    const none = await t.call(call, { orderId: absent }, { token: stranger });
    expect([theirs.status, theirs.refusal]).toEqual([404, none.refusal]);
  }
  const change = { orderId, anonymous: true };
  expect((await t.call(orderModifyAnonymous, change, { token: stranger })).status).toBe(404);
  expect((await t.call(getOrderView, { orderId }, { token })).data.anonymous).toBe(false);
});

test('a donor hides and shows their name, and the pages of the case are made anew', async () => {
  const purged: string[] = [];
  const stop = t.services.pageTags.listen((tags) => purged.push(...tags));
  const [orderId = ''] = await orderThree();
  const hidden = await t.call(orderModifyAnonymous, { orderId, anonymous: true }, { token });
  const shown = await t.call(orderModifyAnonymous, { orderId, anonymous: false }, { token });
  stop();
  expect([hidden.data.anonymous, shown.data.anonymous]).toEqual([true, false]);
  expect(purged).toEqual([tagOfCase(infoUuid), tagOfCase(infoUuid)]);
});

test('closing an order closes its cashier, and closing it again is the same', async () => {
  const { data } = await t.order({ infoUuid, payChannel: payChannels.wxH5 }, { token });
  const { orderId, tradeNo } = data;
  const first = await t.call(orderClose, { orderId }, { token });
  const second = await t.call(orderClose, { orderId }, { token });
  expect([first.data.status, second.data.status]).toEqual(['CLOSED', 'CLOSED']);
  expect(first.data.cashierUrl).toBe(null);
  await t.atCashier(tradeNo, 'pay');
  const { status } = await t.wechatBank.gateway.queryPayment(tradeNo);
  expect(status).toBe('CLOSED');
  await t.wechatBank.deliverDue();
  expect(await t.statusOf(tradeNo)).toBe('CLOSED');
});

test('what is paid at a cashier that nobody had opened before its order was closed goes back', async () => {
  const { data } = await t.order({ infoUuid, payChannel: payChannels.alipayWap }, { token });
  const { orderId, tradeNo } = data;
  const heldBefore = await t.bank.heldInFen();
  await t.call(orderClose, { orderId }, { token });
  await t.atCashier(tradeNo, 'pay');
  expect(await t.bank.heldInFen()).toBeGreaterThan(heldBefore);
  await t.bank.deliverDue();
  expect(await t.statusOf(tradeNo)).toBe('CLOSED');
  await t.runJobs();
  await t.bank.deliverDue();
  expect(await t.bank.heldInFen()).toBe(heldBefore);
});

test('a paid order can not be closed', async () => {
  const { data } = await t.order({ infoUuid }, { token });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  const { refusal } = await t.call(orderClose, { orderId: data.orderId }, { token });
  expect(refusal?.reason).toBe('donationNotOpen');
});
