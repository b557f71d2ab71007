import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tellOfGift } from '#src/server/donations/settle/tell-of-gift.ts';
import { endWaiting } from '#src/server/kinds/end-waiting.ts';
import { offerGears } from '#src/server/kinds/offer-gears.ts';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { familyAnswersDays, receivedAfterDays } from '#src/shared/kinds/gear-order.ts';
import * as calls from '#src/shared/kinds/goods/calls.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { takeGiftBack } from '#src/shared/refunds/calls.ts';
import { checkCanCash } from '#src/shared/withdrawals/calls.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../support/test-withdrawing.ts';
import { addDonor, choose, gears, leftOf } from './goods-desk.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const dayMs = 86_400_000;
const now = () => t.services.now();
const priceInFen = gears.gear1PriceInFen;
type Person = { token: string };

/** A case that may withdraw, with five jars of honey, and one of them paid. */
async function sell({ fundedInFen = 0 } = {}) {
  const { infoUuid, token } = await t.addOwnedCase(fundedInFen);
  await t.services.db
    .updateTable('cases')
    .set({ case_type: caseTypes.goods })
    .where('id', '=', infoUuid)
    .execute();
  await inTransaction(t.services.db, (trx) => offerGears(trx, infoUuid, gears));
  const [gear] = (await t.services.db
    .selectFrom('gears')
    .select('id')
    .where('case_id', '=', infoUuid)
    .execute()) as [{ id: string }];
  const goods = { caseId: infoUuid, gearId: gear.id };
  const donor = await addDonor(t);
  return { infoUuid, family: { token }, donor, goods, order: await buy(goods, donor) };
}

async function buy(goods: { caseId: string; gearId: string }, donor: Person) {
  const { data } = await choose(t, goods, donor);
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  return { orderId: data.orderId, tradeNo: data.tradeNo };
}

type Sale = Awaited<ReturnType<typeof sell>>;

const send = ({ infoUuid, order, family }: Sale) =>
  t.call(
    calls.gearMarkSent,
    { infoUuid, orderId: order.orderId, carrier: '顺丰', tracking: 'SF12345' },
    family,
  );
const takeBack = ({ order, donor }: Sale) =>
  t.call(takeGiftBack, { orderId: order.orderId }, donor);
const confirm = ({ order, donor }: Sale) =>
  t.call(calls.gearReceived, { orderId: order.orderId }, donor);
const ask = ({ order, donor }: Sale, words = '瓶子碎了，没法吃') =>
  t.call(calls.gearReturnAsk, { orderId: order.orderId, words }, donor);
const agree = ({ infoUuid, order, family }: Sale) =>
  t.call(calls.gearReturnAgree, { infoUuid, orderId: order.orderId }, family);
const refuse = ({ infoUuid, order, family }: Sale) => {
  const words = '寄出前拍过照片，是好的';
  return t.call(calls.gearReturnRefuse, { infoUuid, orderId: order.orderId, words }, family);
};
const stateOf = async ({ donor }: Sale) =>
  (await t.call(calls.gearOrderList, {}, donor)).data.list[0]?.state;
const cash = async ({ infoUuid, family }: Sale) =>
  (await t.call(checkCanCash, { infoUuid }, family)).data;
const toldKinds = async (person: Person) =>
  (await t.call(messageList, {}, person)).data.list.map(({ kind }) => kind);
const runBack = () => runRefunds(t.services, { perSecond: 1000 });

test('a gift for a thing is taken back until it is sent, however late, and never after', async () => {
  const unsent = await sell();
  t.setNow(now() + 30 * dayMs);
  expect(await leftOf(t, unsent.infoUuid)).toBe(4);
  expect((await takeBack(unsent)).code).toBe(0);
  await runBack();
  expect(await t.statusOf(unsent.order.tradeNo)).toBe('REFUNDED');
  expect(await leftOf(t, unsent.infoUuid)).toBe(5);
  expect((await send(unsent)).refusal?.reason).toBe('gearNotPaid');
  const sent = await sell();
  expect((await send(sent)).code).toBe(0);
  expect((await takeBack(sent)).refusal?.reason).toBe('gearSent');
  expect(await stateOf(sent)).toBe('sent');
});

test('sent and taken back at once: one of them happens, never both', async () => {
  const sale = await sell();
  const [sent, taken] = await Promise.all([send(sale), takeBack(sale)]);
  expect([sent.code, taken.code].filter((code) => code === 0)).toHaveLength(1);
  expect(await stateOf(sale)).toBe(sent.code === 0 ? 'sent' : 'returned');
});

test('its money can be withdrawn only once it was received, by word or by time', async () => {
  const sale = await sell({ fundedInFen: 3000 });
  expect(await cash(sale)).toMatchObject({ availableInFen: 3000, unconfirmedInFen: priceInFen });
  await expect(t.apply(sale.infoUuid, { amountInFen: 3001 })).rejects.toMatchObject({
    fields: { amountInFen: 'aboveAvailable' },
  });
  expect((await confirm(sale)).refusal?.reason).toBe('gearMovedOn');
  await send(sale);
  const stranger = await addDonor(t);
  expect((await confirm({ ...sale, donor: stranger })).status).toBe(404);
  const [one, other] = await Promise.all([confirm(sale), confirm(sale)]);
  expect([one.code, other.code]).toEqual([0, 0]);
  expect(await cash(sale)).toMatchObject({
    availableInFen: 3000 + priceInFen,
    unconfirmedInFen: 0,
  });
  expect((await ask(sale)).refusal?.reason).toBe('gearMovedOn');
  await t.apply(sale.infoUuid, { amountInFen: 3000 + priceInFen });
});

test('with nothing but things under way, the family reads why it can not withdraw', async () => {
  const sale = await sell();
  expect((await cash(sale)).reasons).toMatchObject([{ reason: 'goodsNotReceived' }]);
  await send(sale);
  t.setNow(now() + receivedAfterDays * dayMs - 1);
  await endWaiting(t.services.db, now());
  expect(await stateOf(sale)).toBe('sent');
  t.setNow(now() + 1);
  await endWaiting(t.services.db, now());
  expect(await stateOf(sale)).toBe('received');
  expect((await cash(sale)).canCash).toBe(true);
});

test('what others gave for things is no part of what a plain gift can take back', async () => {
  const sale = await sell();
  const plain = (await t.order({ infoUuid: sale.infoUuid, amountInFen: 2000 }, sale.donor)).data;
  await t.atCashier(plain.tradeNo, 'pay');
  await t.bank.deliverDue();
  await t.apply(sale.infoUuid, { amountInFen: 2000, stopRaise: true });
  const taken = await t.call(takeGiftBack, { orderId: plain.orderId }, sale.donor);
  expect(taken.refusal?.reason).toBe('graceOver');
  expect((await takeBack(sale)).code).toBe(0);
});

test('the family hears of a paid thing and of a wish to return it, and agreeing pays all back once', async () => {
  const sale = await sell();
  await tellOfGift(t.services.db, { orderId: sale.order.orderId }, now());
  expect(await toldKinds(sale.family)).toContain('goodsPaid');
  expect((await ask(sale)).refusal?.reason).toBe('gearMovedOn');
  await send(sale);
  expect((await agree(sale)).refusal?.reason).toBe('gearMovedOn');
  expect((await ask(sale)).code).toBe(0);
  expect(await toldKinds(sale.family)).toContain('goodsReturnAsked');
  expect((await send(sale)).refusal?.reason).toBe('gearNotPaid');
  expect((await confirm(sale)).refusal?.reason).toBe('gearMovedOn');
  const [one, other] = await Promise.all([agree(sale), agree(sale)]);
  expect(one.data.refundId).toBe(other.data.refundId);
  await runBack();
  expect(await t.statusOf(sale.order.tradeNo)).toBe('REFUNDED');
  expect(await stateOf(sale)).toBe('returned');
});

test('a family that does not agree, or does not answer, leaves it to staff', async () => {
  const sale = await sell();
  await send(sale);
  await ask(sale);
  expect((await refuse(sale)).code).toBe(0);
  const { orderId } = sale.order;
  expect(await t.openTasks()).toContain(`goodsReturn ${orderId}`);
  const decision = { by: staff.reviewer, decision: 'refuse' as const };
  await expect(t.decide('goodsReturn', orderId, decision)).rejects.toMatchObject({
    fields: { words: 'required' },
  });
  await t.decide('goodsReturn', orderId, { ...decision, words: '照片显示寄出时完好' });
  expect(await stateOf(sale)).toBe('received');
  expect(await toldKinds(sale.donor)).toContain('goodsReturnRefused');

  const silent = await sell();
  await send(silent);
  await ask(silent);
  t.setNow(now() + familyAnswersDays * dayMs);
  await endWaiting(t.services.db, now());
  await endWaiting(t.services.db, now());
  expect(await stateOf(silent)).toBe('returning');
  expect(await t.openTasks()).toContain(`goodsReturn ${silent.order.orderId}`);
  await t.decide('goodsReturn', silent.order.orderId, { by: staff.reviewer });
  await runBack();
  expect(await t.statusOf(silent.order.tradeNo)).toBe('REFUNDED');
});
