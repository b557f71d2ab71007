import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { findCard } from '#src/server/papers/cards/find-card.ts';
import { newId } from '#src/server/platform/keys.ts';
import * as calls from '#src/shared/papers/cards/calls.ts';
import { testOrigin } from '../../support/test-server.ts';
import { openPaperServer, type PaperServer } from './paper-server.ts';

let t: PaperServer;
beforeAll(async () => {
  t = await openPaperServer();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const locale = 'zh-CN';
const cardOf = (cardId: string) => findCard(t.services.db, { cardId, locale });
const browser = (cookie: string) => ({
  headers: { origin: testOrigin, cookie, 'x-client-address': newId() },
});

/** Answers a paid gift without an account, and the cookie of the browser it was given from. */
async function giveAsGuest() {
  const gift = { infoUuid: await t.addCase(), amountInFen: 3000 };
  const given = await t.order(gift, browser(''));
  const { orderId, tradeNo } = given.data;
  await t.atCashier(tradeNo, 'pay');
  await t.bank.deliverDue();
  return { orderId, cookie: given.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
}

const write = (orderId: string, caller: { headers: Record<string, string> }, name = '外婆') =>
  t.call(calls.giftCardWrite, { orderId, kind: 'memory', name, words: '' }, caller);

test('a guest writes the card of a gift in the browser it was given from, and nobody else does', async () => {
  const { orderId, cookie } = await giveAsGuest();
  expect((await write(orderId, browser(''))).refusal?.reason).toBe('loginExpired');
  const stranger = await t.signInNext();
  expect((await write(orderId, t.from(stranger))).refusal?.reason).toBe('notFound');
  const other = await giveAsGuest();
  expect((await write(orderId, browser(other.cookie))).refusal?.reason).toBe('loginExpired');

  const made = await Promise.all(Array.from({ length: 6 }, () => write(orderId, browser(cookie))));
  const [cardId = '', ...more] = new Set(made.map(({ data }) => data.cardId));
  expect(more).toEqual([]);
  expect(await cardOf(cardId)).toMatchObject({ kind: 'memory', name: '外婆' });

  const remove = (caller: { headers: Record<string, string> }) =>
    t.call(calls.giftCardRemove, { cardId }, caller);
  expect((await remove(browser(other.cookie))).refusal?.reason).toBe('notFound');
  expect((await remove(browser(cookie))).status).toBe(200);
  expect(await cardOf(cardId)).toBeUndefined();
  expect((await write(orderId, browser(cookie), '爷爷')).status).toBe(200);
});

test('staff see who wrote it as the gift names them, and take it down without a letter to anyone', async () => {
  const { orderId, cookie } = await giveAsGuest();
  const { cardId } = (await write(orderId, browser(cookie))).data;
  const queue = findQueue('giftCard');
  const seen = await queue?.find(t.services, cardId, locale);
  expect(seen?.fields).toContainEqual(expect.objectContaining({ name: 'name', value: '外婆' }));
  const refused = { subjectId: cardId, decision: 'refuse', refusals: {}, words: '' } as const;
  await inTransaction(t.services.db, async (trx) =>
    queue?.decide(trx, { ...refused, now: t.now(), staffUserId: 'x' }, t.services),
  );
  expect(await cardOf(cardId)).toBeUndefined();
});
