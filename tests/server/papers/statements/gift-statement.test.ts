import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eachGiftMove, findGiftMoves } from '#src/server/papers/statements/find-gift-moves.ts';
import {
  findGiftLines,
  findGiftMonths,
} from '#src/server/papers/statements/find-gift-statement.ts';
import { addressOf } from '#src/shared/contract/call.ts';
import * as calls from '#src/shared/papers/statements/calls.ts';
import { type GiftMove, sumOfMonths } from '#src/shared/papers/statements/gift-statement.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { textOfPdf } from '../../../support/text-of-pdf.ts';
import { openPaperServer, type PaperServer } from '../paper-server.ts';

let t: PaperServer;
let [token, userId, caseId] = ['', '', ''];
beforeAll(async () => {
  t = await openPaperServer();
  token = await t.signInNext();
  caseId = await t.addCase();
  const orderId = await t.giveAs(token, caseId, 2000);
  const row = await t.services.db
    .selectFrom('donations')
    .select('user_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  userId = row.user_id ?? '';
  t.setNow(t.now() + 12 * dayMs);
  const back = await t.giveAs(token, caseId, 3000);
  await t.giveAs(token, caseId, 500);
  await t.call(takeGiftBack, { orderId: back }, t.from(token));
  await t.run();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const thisMonth = () => dayOf(t.now()).slice(0, 7);
const fetchAs = (who: string, address: string) =>
  t.request(address, { headers: { authorization: `Bearer ${who}`, 'x-client-address': who } });

const placeOf = (move: GiftMove) => [move.at, move.kind, move.tradeNo, move.amountInFen].join(' ');

/** Answers what the ledger has under the names of this person's gifts and their returns. */
async function bookedOf(kind: string) {
  const rows = await t.services.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'transfer_id')
    .leftJoin('refunds', 'refund_no', 'reference')
    .leftJoin('donations', (on) =>
      on.on((eb) =>
        eb.or([
          eb('donations.id', '=', eb.ref('reference')),
          eb('donations.id', '=', eb.ref('refunds.order_id')),
        ]),
      ),
    )
    .select('ledger_entries.amount_in_fen as inFen')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('ledger_entries.amount_in_fen', '>', 0)
    .execute();
  return rows.reduce((sum, { inFen }) => sum + inFen, 0);
}

test('every month is what the ledger booked, and the lines come to the same', async () => {
  const asked = { userId, until: thisMonth() };
  const months = await findGiftMonths(t.services.db, asked);
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toMatchObject({ givenInFen: 3500, cameBackInFen: 3000 });
  const sums = sumOfMonths(months);
  expect(sums).toEqual({
    givenInFen: await bookedOf('donate'),
    cameBackInFen: await bookedOf('refund'),
    movedOnInFen: 0,
  });
  const locale = 'zh-CN';
  const { lines, hasMore } = await findGiftLines(t.services.db, { ...asked, most: 10, locale });
  const given = lines.filter(({ kind }) => kind === 'given');
  expect(given.reduce((sum, { amountInFen }) => sum + amountInFen, 0)).toBe(sums.givenInFen);
  expect(hasMore).toBe(false);
  const cut = await findGiftLines(t.services.db, { ...asked, most: 2, locale });
  expect(cut).toMatchObject({ hasMore: true, lines: lines.slice(0, 2) });
});

test('it is taken along as table and as sheets, and says that it does not spare taxes', async () => {
  const asked = { format: 'csv' } as const;
  const table = await (await fetchAs(token, addressOf(calls.giftStatement, asked))).text();
  expect(table).toContain(`"${thisMonth()}",3500,3000,0`);
  expect(table).toContain(',5500,3000,0');
  const sheet = await fetchAs(token, addressOf(calls.giftStatement, { format: 'pdf' }));
  const words = await textOfPdf(await sheet.arrayBuffer());
  for (const part of ['捐款账单', '55', '不能抵扣所得税', thisMonth()])
    expect(words).toContain(part);
  expect((await t.request(addressOf(calls.giftStatement, asked))).status).toBe(401);
});

test('some at a time it is the same lines, none twice or left out, gift by gift, and the table has all', async () => {
  const { db } = t.services;
  const asked = { userId, from: 0, before: t.now() + dayMs, locale: 'en' } as const;
  const whole = await findGiftMoves(db, { ...asked, most: 100 });
  expect(whole.length).toBeGreaterThan(3);
  const inOneGo = (await Array.fromAsync(eachGiftMove(db, asked))).flat();
  expect(inOneGo.map(placeOf).sort()).toEqual(whole.map(placeOf).sort());
  const gifts = inOneGo.map(({ tradeNo }) => tradeNo);
  expect(gifts.filter((gift, at) => gift !== gifts[at - 1])).toHaveLength(new Set(gifts).size);
  for (const atOnce of [1, 2, whole.length]) {
    const pages = await Array.fromAsync(eachGiftMove(db, { ...asked, atOnce }));
    expect(pages.flat()).toEqual(inOneGo);
  }
  const table = await fetchAs(token, addressOf(calls.giftStatement, { format: 'csv' }));
  expect((await table.text()).match(/"20\d\d-\d\d-\d\d"/g)).toHaveLength(whole.length);
});

test('whoever gave a hundred times has every line on as many pages as it takes', async () => {
  const another = await t.signInNext();
  for (let at = 0; at < 60; at += 1) await t.giveAs(another, caseId, 100 + at);
  const sheet = await fetchAs(
    another,
    addressOf(calls.giftStatement, { format: 'pdf', language: 'en' }),
  );
  const bytes = await sheet.arrayBuffer();
  const words = await textOfPdf(bytes);
  expect(words).toContain('Page 2');
  for (const amount of ['1.59', '1.41', '1.07']) expect(words).toContain(amount);
});

test('of a year before the first gift it says that there is nothing', async () => {
  const months = await findGiftMonths(t.services.db, { userId, until: '2021-12' });
  expect(sumOfMonths(months)).toEqual({ givenInFen: 0, cameBackInFen: 0, movedOnInFen: 0 });
});
