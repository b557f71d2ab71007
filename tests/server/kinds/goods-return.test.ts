import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { tellOfGift } from '#src/server/donations/settle/tell-of-gift.ts';
import { endWaiting } from '#src/server/kinds/goods/end-waiting.ts';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { familyAnswersDays, receivedAfterDays } from '#src/shared/kinds/gear-order.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../support/test-withdrawing.ts';
import { addDonor, gears } from './goods-desk.ts';
import { goodsSale } from './goods-sale.ts';

let t: WithdrawingServer;
let market: ReturnType<typeof goodsSale>;
beforeAll(async () => {
  t = await openWithdrawingServer();
  market = goodsSale(t);
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const now = () => t.services.now();
const priceInFen = gears.gear1PriceInFen;
const runBack = () => runRefunds(t.services, { perSecond: 1000 });

test('a gift for a thing is taken back until it is sent, however late, and never after', async () => {
  const unsent = await market.sell();
  t.setNow(now() + 30 * dayMs);
  expect(await market.takenOf(unsent)).toBe(1);
  expect((await market.takeBack(unsent)).code).toBe(0);
  await runBack();
  expect(await t.statusOf(unsent.order.tradeNo)).toBe('REFUNDED');
  expect(await market.takenOf(unsent)).toBe(0);
  expect((await market.send(unsent)).refusal?.reason).toBe('gearNotPaid');
  const sent = await market.sell();
  expect((await market.send(sent)).code).toBe(0);
  expect((await market.takeBack(sent)).refusal?.reason).toBe('gearSent');
  expect(await market.stateOf(sent)).toBe('sent');
});

test('sent and taken back at once: one of them happens, never both', async () => {
  const sale = await market.sell();
  const [sent, taken] = await Promise.all([market.send(sale), market.takeBack(sale)]);
  expect([sent.code, taken.code].filter((code) => code === 0)).toHaveLength(1);
  expect(await market.stateOf(sale)).toBe(sent.code === 0 ? 'sent' : 'returned');
});

test('its money can be withdrawn only once it was received, by word or by time', async () => {
  const sale = await market.sell({ fundedInFen: 3000 });
  expect(await market.cash(sale)).toMatchObject({
    availableInFen: 3000,
    unconfirmedInFen: priceInFen,
  });
  await expect(t.apply(sale.infoUuid, { amountInFen: 3001 })).rejects.toMatchObject({
    fields: { amountInFen: 'aboveAvailable' },
  });
  expect((await market.confirm(sale)).refusal?.reason).toBe('gearMovedOn');
  await market.send(sale);
  const stranger = await addDonor(t);
  expect((await market.confirm({ ...sale, donor: stranger })).status).toBe(404);
  const [one, other] = await Promise.all([market.confirm(sale), market.confirm(sale)]);
  expect([one.code, other.code]).toEqual([0, 0]);
  expect(await market.cash(sale)).toMatchObject({
    availableInFen: 3000 + priceInFen,
    unconfirmedInFen: 0,
  });
  expect((await market.ask(sale)).refusal?.reason).toBe('gearMovedOn');
  await t.apply(sale.infoUuid, { amountInFen: 3000 + priceInFen });
});

test('with nothing but things under way, the family reads why it can not withdraw', async () => {
  const sale = await market.sell();
  expect((await market.cash(sale)).reasons).toMatchObject([{ reason: 'goodsNotReceived' }]);
  await market.send(sale);
  t.setNow(now() + receivedAfterDays * dayMs - 1);
  await endWaiting(t.services.db, now());
  expect(await market.stateOf(sale)).toBe('sent');
  t.setNow(now() + 1);
  await endWaiting(t.services.db, now());
  expect(await market.stateOf(sale)).toBe('received');
  expect((await market.cash(sale)).canCash).toBe(true);
});

test('what others gave for things is no part of what a plain gift can take back', async () => {
  const sale = await market.sell();
  const plain = (await t.order({ infoUuid: sale.infoUuid, amountInFen: 2000 }, sale.donor)).data;
  await t.atCashier(plain.tradeNo, 'pay');
  await t.bank.deliverDue();
  await t.apply(sale.infoUuid, { amountInFen: 2000, stopRaise: true });
  const taken = await t.call(takeGiftBack, { orderId: plain.orderId }, sale.donor);
  expect(taken.refusal?.reason).toBe('graceOver');
  expect((await market.takeBack(sale)).code).toBe(0);
});

test('the family hears of a paid thing and of a wish to return it, and agreeing pays all back once', async () => {
  const sale = await market.sell();
  await tellOfGift(t.services.db, { orderId: sale.order.orderId }, now());
  expect(await market.toldKinds(sale.family)).toContain('goodsPaid');
  expect((await market.ask(sale)).refusal?.reason).toBe('gearMovedOn');
  await market.send(sale);
  expect((await market.agree(sale)).refusal?.reason).toBe('gearMovedOn');
  expect((await market.ask(sale)).code).toBe(0);
  expect(await market.toldKinds(sale.family)).toContain('goodsReturnAsked');
  expect((await market.send(sale)).refusal?.reason).toBe('gearNotPaid');
  expect((await market.confirm(sale)).refusal?.reason).toBe('gearMovedOn');
  const [one, other] = await Promise.all([market.agree(sale), market.agree(sale)]);
  expect(one.data.refundId).toBe(other.data.refundId);
  await runBack();
  expect(await t.statusOf(sale.order.tradeNo)).toBe('REFUNDED');
  expect(await market.stateOf(sale)).toBe('returned');
});

test('a family that does not agree, or does not answer, leaves it to staff', async () => {
  const sale = await market.sell();
  await market.send(sale);
  await market.ask(sale);
  expect((await market.refuse(sale)).code).toBe(0);
  const { orderId } = sale.order;
  expect(await t.openTasks()).toContain(`goodsReturn ${orderId}`);
  const decision = { by: staff.reviewer, decision: 'refuse' as const };
  await expect(t.decide('goodsReturn', orderId, decision)).rejects.toMatchObject({
    fields: { words: 'required' },
  });
  await t.decide('goodsReturn', orderId, { ...decision, words: '照片显示寄出时完好' });
  expect(await market.stateOf(sale)).toBe('received');
  expect(await market.toldKinds(sale.donor)).toContain('goodsReturnRefused');

  const silent = await market.sell();
  await market.send(silent);
  await market.ask(silent);
  t.setNow(now() + familyAnswersDays * dayMs);
  await endWaiting(t.services.db, now());
  await endWaiting(t.services.db, now());
  expect(await market.stateOf(silent)).toBe('returning');
  expect(await t.openTasks()).toContain(`goodsReturn ${silent.order.orderId}`);
  await t.decide('goodsReturn', silent.order.orderId, { by: staff.reviewer });
  await runBack();
  expect(await t.statusOf(silent.order.tradeNo)).toBe('REFUNDED');
});
