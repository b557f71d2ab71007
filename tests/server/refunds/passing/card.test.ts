import { afterEach, beforeEach, expect, test } from 'vitest';
import { findDonationsOfCase } from '#src/server/cases/gifts/find-donations-of-case.ts';
import { findCard, findCardOfGift } from '#src/server/papers/cards/find-card.ts';
import * as calls from '#src/shared/papers/cards/calls.ts';
import type { IfUnused } from '#src/shared/refunds/if-unused.ts';
import { openPassingServer, type PassingServer } from './passing-server.ts';

let t: PassingServer;
let token = '';
beforeEach(async () => {
  t = await openPassingServer();
  token = await t.signIn('13800006612');
});
afterEach(async () => {
  await t.expectMoneyRight();
  await t.close();
});

const locale = 'zh-CN';
const by = () => ({ headers: { authorization: `Bearer ${token}` } });
const cardOf = (cardId: string) => findCard(t.services.db, { cardId, locale });
const remove = (cardId: string) => t.call(calls.giftCardRemove, { cardId }, by());
const listedIn = async (caseId: string) => {
  const asked = { caseId, sort: 'newest', anchorId: '', size: 10, locale: 'zh-CN' } as const;
  const { list } = await findDonationsOfCase(t.services.db, asked);
  return list.map(({ dedicated }) => dedicated?.name);
};

/** Answers a gift with a card, paid by the donor of this file. */
async function giveWithCard(infoUuid: string, ifUnused: IfUnused) {
  const { data } = await t.order({ infoUuid, amountInFen: 900, ifUnused }, { token });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  const { orderId } = data;
  const words = { orderId, kind: 'memory', name: '外婆', words: '' } as const;
  const written = await t.call(calls.giftCardWrite, words, by());
  return { orderId, words, cardId: written.data.cardId };
}

test('a card goes along with its gift to another family, under the same address', async () => {
  const [from, to] = [await t.addCase(), await t.addCase()];
  const { orderId, words, cardId } = await giveWithCard(from, 'sameIllness');
  await t.startRefund(from);
  await t.run();
  const { to_order_id: toOrderId = '' } = (await t.passedOf(orderId)) ?? {};
  expect(await cardOf(cardId)).toMatchObject({ name: '外婆', infoUuid: to });
  expect(await listedIn(from)).toEqual([undefined]);
  expect(await listedIn(to)).toEqual(['外婆']);
  // It is the card of the gift that the other family has, and of no other.
  const { userId } = await t.services.db
    .selectFrom('donations')
    .select((eb) => eb.ref('user_id').$notNull().as('userId'))
    .where('id', '=', toOrderId)
    .executeTakeFirstOrThrow();
  const found = (order: string) =>
    findCardOfGift(t.services.db, { orderId: order, giver: { userId, tradeNos: [] }, locale });
  expect(await found(toOrderId)).toMatchObject({ cardId });
  expect(await found(orderId)).toBeUndefined();
  const again = (order: string, name: string) =>
    t.call(calls.giftCardWrite, { ...words, orderId: order, name }, by());
  expect((await again(orderId, '外婆')).refusal?.reason).toBe('notFound');
  expect((await again(toOrderId, '爷爷')).refusal?.reason).toBe('cardStands');
  expect((await again(toOrderId, '外婆')).data.cardId).toBe(cardId);
  expect((await remove(cardId)).status).toBe(200);
  expect(await listedIn(to)).toEqual([undefined]);
});

test('what goes back to its donor for want of a family takes its card from everyone', async () => {
  const from = await t.addCase();
  const { cardId } = await giveWithCard(from, 'leastSeen');
  await t.startRefund(from);
  await t.run();
  expect(await cardOf(cardId)).toBeUndefined();
  expect(await listedIn(from)).toEqual([undefined]);
});

test('a card that was taken down stays so where its gift goes on, and a new one can be made', async () => {
  const [from, to] = [await t.addCase(), await t.addCase()];
  const { orderId, words, cardId } = await giveWithCard(from, 'sameIllness');
  await remove(cardId);
  await t.startRefund(from);
  await t.run();
  expect(await cardOf(cardId)).toBeUndefined();
  expect(await listedIn(to)).toEqual([undefined]);
  const { to_order_id: toOrderId = '' } = (await t.passedOf(orderId)) ?? {};
  const made = await t.call(calls.giftCardWrite, { ...words, orderId: toOrderId }, by());
  expect(await cardOf(made.data.cardId)).toMatchObject({ infoUuid: to });
});
