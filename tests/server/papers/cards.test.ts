import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findDonationsOfCase } from '#src/server/cases/gifts/find-donations-of-case.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { findCard, findCardOfGift } from '#src/server/papers/cards/find-card.ts';
import { eraseCards, exportCards } from '#src/server/papers/cards/own-cards.ts';
import { detailGetSelf } from '#src/shared/cases/calls.ts';
import { addressOf } from '#src/shared/contract/call.ts';
import { orderModifyAnonymous } from '#src/shared/donations/own/calls.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import * as calls from '#src/shared/papers/cards/calls.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { openPaperServer, type PaperServer } from './paper-server.ts';

let t: PaperServer;
let [token, caseId, orderId] = ['', '', ''];
beforeAll(async () => {
  t = await openPaperServer();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

async function give() {
  token = await t.signInNext();
  caseId = await t.addCase();
  orderId = await t.giveAs(token, caseId, 3000);
}
const write = (more: { name?: string; words?: string; kind?: 'honour' | 'memory' } = {}) =>
  t.call(
    calls.giftCardWrite,
    { orderId, kind: 'memory', name: '外婆', words: '您教我多帮人。', ...more },
    t.from(token),
  );
const locale = 'zh-CN';
const cardOf = (cardId: string) => findCard(t.services.db, { cardId, locale });
const listed = async () => {
  const asked = { caseId, sort: 'newest', anchorId: '', size: 10, locale: 'zh-CN' } as const;
  return (await findDonationsOfCase(t.services.db, asked)).list[0];
};
const picture = (cardId: string) => t.request(addressOf(calls.giftCardPicture, { cardId }));
const decide = (cardId: string, decision: 'pass' | 'refuse') =>
  inTransaction(t.services.db, async (trx) => {
    const decided = {
      subjectId: cardId,
      decision,
      refusals: {},
      words: '不能打广告',
      now: t.now(),
    };
    return findQueue('giftCard')?.decide(trx, { ...decided, staffUserId: 'x' }, t.services);
  });

test('a card says whom and by whom, and never how much; the list says so too', async () => {
  await give();
  const { data } = await write();
  const card = await cardOf(data.cardId);
  expect(card).toMatchObject({ kind: 'memory', name: '外婆', infoUuid: caseId });
  expect(JSON.stringify(card)).not.toContain('3000');
  expect(await listed()).toMatchObject({ dedicated: { kind: 'memory', name: '外婆' } });
  const drawn = await picture(data.cardId);
  expect(drawn.headers.get('content-type')).toBe('image/png');
  expect(drawn.headers.get('cache-control')).toBe('no-store');
  const own = await t.call(detailGetSelf, { infoUuid: caseId }, t.from(token));
  expect(own.data.list[0]).toMatchObject({ dedicated: { kind: 'memory', name: '外婆' } });
  expect((await write()).data.cardId).toBe(data.cardId);
  expect((await write({ name: '爷爷' })).refusal?.reason).toBe('cardStands');
});

test('taps at once make one card', async () => {
  await give();
  const made = await Promise.all(Array.from({ length: 6 }, () => write()));
  expect(new Set(made.map(({ data }) => data.cardId)).size).toBe(1);
});

test('of an anonymous gift the card names no donor and the list nobody', async () => {
  await give();
  await t.call(orderModifyAnonymous, { orderId, anonymous: true }, t.from(token));
  const { data } = await write({ kind: 'honour' });
  expect(await cardOf(data.cardId)).toMatchObject({ fromName: '', name: '外婆' });
  expect((await listed())?.dedicated).toBeNull();
});

test('it ends with the return of its gift, at once', async () => {
  await give();
  const { data } = await write();
  await t.call(takeGiftBack, { orderId }, t.from(token));
  expect(await cardOf(data.cardId)).toBeUndefined();
  expect((await picture(data.cardId)).status).toBe(404);
  await t.run();
  expect(await cardOf(data.cardId)).toBeUndefined();
  expect((await listed())?.dedicated).toBeNull();
  expect((await write({ name: '爷爷' })).refusal?.reason).toBe('notFound');
});

test('taken down by its writer its address opens nothing, and another can be made', async () => {
  await give();
  const { data } = await write();
  const stranger = await t.signInNext();
  const remove = (by: string) => t.call(calls.giftCardRemove, { cardId: data.cardId }, t.from(by));
  expect((await remove(stranger)).refusal?.reason).toBe('notFound');
  expect((await remove(token)).status).toBe(200);
  expect((await remove(token)).status).toBe(200);
  expect(await cardOf(data.cardId)).toBeUndefined();
  const again = await write({ name: '爷爷' });
  expect(again.data.cardId).not.toBe(data.cardId);
});

test('staff look at it after, and take it down with a word', async () => {
  await give();
  const { data } = await write();
  const seen = await findQueue('giftCard')?.find(t.services, data.cardId, locale);
  expect(seen?.fields.map((field) => ('value' in field ? field.value : ''))).toContain('外婆');
  await decide(data.cardId, 'pass');
  expect(await cardOf(data.cardId)).toBeDefined();
  await decide(data.cardId, 'refuse');
  expect(await cardOf(data.cardId)).toBeUndefined();
  const told = (await t.call(messageList, { anchorId: '' }, t.from(token))).data.list;
  expect(told.find(({ kind }) => kind === 'cardHidden')?.words).toContain('不能打广告');
});

test('only of an own paid gift, with a name, and no longer than it fits', async () => {
  await give();
  expect((await write({ name: '' })).refusal?.fields).toHaveProperty('name');
  expect((await write({ name: '长'.repeat(21) })).refusal?.fields).toHaveProperty('name');
  expect((await write({ words: '长'.repeat(121) })).refusal?.fields).toHaveProperty('words');
  token = await t.signInNext();
  expect((await write()).refusal?.reason).toBe('notFound');
  const { data } = await t.order({ infoUuid: caseId, amountInFen: 500 }, { token });
  orderId = data.orderId;
  expect((await write()).refusal?.reason).toBe('notFound');
});

test('a person can fetch the cards they wrote, and they go with the account', async () => {
  await give();
  const { data } = await write();
  const { db } = t.services;
  const row = await db
    .selectFrom('donations')
    .select('user_id as userId')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const userId = row.userId ?? '';
  expect(await exportCards(db, userId)).toMatchObject([{ name: '外婆', order_id: orderId }]);
  expect(
    await findCardOfGift(db, { orderId, giver: { userId, tradeNos: [] }, locale }),
  ).toBeDefined();
  await inTransaction(db, (trx) => eraseCards(trx, userId, t.now()));
  expect(await exportCards(db, userId)).toEqual([]);
  expect(await cardOf(data.cardId)).toBeUndefined();
});
