import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signNotification } from '#src/server/payments/sandbox/sign-notification.ts';
import { writeWord } from '#src/server/payments/sandbox/word-body.ts';
import { dumpMoney } from '../../support/dump-money.ts';
import {
  bankMerchant,
  bankSecret,
  type GivingHouse,
  openGivingHouse,
} from '../../support/test-giving.ts';

type Word = Parameters<typeof writeWord>[0];
type Body = string | Uint8Array;
type Sent = { body: Body; headers: Record<string, string>; gateway?: string };
type Sign = (body: Body, more?: { now?: number; secret?: string; merchant?: string }) => Sent;
type Parts = { word: Word; sign: Sign; now: number; paid: Sent; other: Word };
type Kind = readonly [
  name: string,
  status: number,
  reason: string | null,
  make: (p: Parts) => Sent,
];

const minute = 60_000;
const good = (p: Parts) => p.sign(writeWord(p.word));
const withWord = (change: (p: Parts) => Partial<Word>) => (p: Parts) =>
  p.sign(writeWord({ ...p.word, ...change(p) }));
/** A validly signed body made by hand from the good one. */
const withText = (change: (text: string, p: Parts) => Body) => (p: Parts) =>
  p.sign(change(writeWord(p.word), p));
/** A good notification changed after it was signed. */
const altered = (change: (sent: Sent, p: Parts) => Partial<Sent>) => (p: Parts) => {
  const sent = good(p);
  return { ...sent, ...change(sent, p) };
};
const withHeader = (name: string, value: (p: Parts, given: string) => string | undefined) =>
  altered(({ headers }, p) => {
    const { [name]: given = '', ...others } = headers;
    const changed = value(p, given);
    return { headers: changed === undefined ? others : { ...others, [name]: changed } };
  });
const amountAs = (literal: string) =>
  withText((text) => text.replace('"amountInFen":2000', `"amountInFen":${literal}`));

const kinds: readonly Kind[] = [
  ['no signature', 401, null, withHeader('x-sandbox-signature', () => undefined)],
  ['an empty signature', 401, null, withHeader('x-sandbox-signature', () => '')],
  [
    'a bad signature',
    401,
    null,
    withHeader('x-sandbox-signature', (_, s) => `A${s.slice(1, -1)}B`),
  ],
  ['a signature cut short', 401, null, withHeader('x-sandbox-signature', (_, s) => s.slice(0, -1))],
  [
    'a signature in capitals',
    401,
    null,
    withHeader('x-sandbox-signature', (_, s) => s.toUpperCase()),
  ],
  [
    'a signature by another secret',
    401,
    null,
    (p) => p.sign(writeWord(p.word), { secret: 'x'.repeat(32) }),
  ],
  ['a signature by an empty secret', 401, null, (p) => p.sign(writeWord(p.word), { secret: '' })],
  ['no headers at all', 401, null, altered(() => ({ headers: {} }))],
  ['no key id', 401, null, withHeader('x-sandbox-key-id', () => undefined)],
  ['another key id', 401, null, withHeader('x-sandbox-key-id', () => 'sandbox-2')],
  ['no timestamp', 401, null, withHeader('x-sandbox-timestamp', () => undefined)],
  ['a timestamp that is no number', 401, null, withHeader('x-sandbox-timestamp', () => 'now')],
  ['a negative timestamp', 401, null, withHeader('x-sandbox-timestamp', (_, s) => `-${s}`)],
  [
    'a timestamp moved by a second',
    401,
    null,
    withHeader('x-sandbox-timestamp', (_, s) => String(Number(s) + 1000)),
  ],
  [
    'an old timestamp',
    401,
    null,
    (p) => p.sign(writeWord(p.word), { now: p.now - 5 * minute - 1 }),
  ],
  [
    'a timestamp of the future',
    401,
    null,
    (p) => p.sign(writeWord(p.word), { now: p.now + 5 * minute + 1 }),
  ],
  ['no nonce', 401, null, withHeader('x-sandbox-nonce', () => undefined)],
  ['another nonce', 401, null, withHeader('x-sandbox-nonce', () => '0123456789abcdef')],
  [
    'another merchant in the header',
    401,
    null,
    (p) => p.sign(writeWord(p.word), { merchant: 'someone' }),
  ],
  ['no merchant in the header', 401, null, withHeader('x-sandbox-merchant', () => undefined)],
  [
    'the headers of another body',
    401,
    null,
    altered((_, p) => ({ headers: p.sign(writeWord(p.other)).headers })),
  ],
  [
    'a body re-encoded with spaces',
    401,
    null,
    altered(({ body }) => ({ body: JSON.stringify(JSON.parse(String(body)), null, 1) })),
  ],
  ['a body cut short', 401, null, altered(({ body }) => ({ body: String(body).slice(0, -1) }))],
  ['a body with a line end added', 401, null, altered(({ body }) => ({ body: `${body}\n` }))],
  [
    'a body with another amount',
    401,
    null,
    altered(({ body }) => ({ body: String(body).replace('2000', '9000') })),
  ],
  ['a body with a byte order mark', 401, null, altered(({ body }) => ({ body: `\ufeff${body}` }))],
  ['an empty body under good headers', 401, null, altered(() => ({ body: '' }))],
  ['a huge body', 413, null, (p) => p.sign(' '.repeat(64 * 1024 + 1))],
  ['a gateway nobody knows', 404, null, altered(() => ({ gateway: 'wechat' }))],
  ['a gateway in other letters', 404, null, altered(() => ({ gateway: 'Sandbox' }))],
  ['a signed empty body', 401, null, (p) => p.sign('')],
  ['a signed null', 401, null, (p) => p.sign('null')],
  ['a signed list', 401, null, withText((text) => `[${text}]`)],
  ['a signed number', 401, null, (p) => p.sign('1e999')],
  ['a signed word within another', 401, null, withText((text) => `{"word":${text}}`)],
  ['signed bytes that are no text', 401, null, (p) => p.sign(new Uint8Array([0xff, 0xfe, 0x7b]))],
  ['a signed byte order mark', 401, null, withText((text) => `\ufeff${text}`)],
  ['signed spaces', 401, null, withText((text) => text.replaceAll(',', ', '))],
  [
    'a signed key that stands twice',
    401,
    null,
    withText((text) => text.replace('{', '{"amountInFen":1,')),
  ],
  ['a signed key of no meaning', 401, null, withText((text) => text.replace('{', '{"bonus":1,'))],
  [
    'signed prototype games',
    401,
    null,
    withText((text) => text.replace('{', '{"__proto__":{"status":"SUCCESS"},')),
  ],
  [
    'a signed word without an amount',
    401,
    null,
    withText((text) => text.replace('"amountInFen":2000,', '')),
  ],
  ['a signed amount of 0', 401, null, amountAs('0')],
  ['a signed negative amount', 401, null, amountAs('-2000')],
  ['a signed amount of minus nothing', 401, null, amountAs('-0')],
  ['a signed amount with a fraction', 401, null, amountAs('2000.5')],
  ['a signed amount written as a float', 401, null, amountAs('2000.0')],
  ['a signed amount written with an exponent', 401, null, amountAs('2e3')],
  ['a signed amount as text', 401, null, amountAs('"2000"')],
  ['a signed amount beyond a double', 401, null, amountAs('1e999')],
  ['a signed amount beyond exact integers', 401, null, amountAs('9007199254740993')],
  ['a signed amount in other digits', 401, null, amountAs('２０００')],
  ['a signed amount of null', 401, null, amountAs('null')],
  ['a signed status nobody knows', 401, null, withText((text) => text.replace('SUCCESS', 'PAID'))],
  [
    'a signed status in small letters',
    401,
    null,
    withText((text) => text.replace('SUCCESS', 'success')),
  ],
  [
    'a signed time of payment as text',
    401,
    null,
    withText((text) => text.replace(/"paidAt":(\d+)/, '"paidAt":"$1"')),
  ],
  [
    'a signed word in escapes',
    401,
    null,
    withText((text) => text.replace('SUCCESS', '\\u0053UCCESS')),
  ],
  [
    'an amount one fen more',
    200,
    'amount',
    withWord((p) => ({ amountInFen: p.word.amountInFen + 1 })),
  ],
  [
    'an amount one fen less',
    200,
    'amount',
    withWord((p) => ({ amountInFen: p.word.amountInFen - 1 })),
  ],
  [
    'an amount in yuan',
    200,
    'amount',
    withWord((p) => ({ amountInFen: p.word.amountInFen / 100 })),
  ],
  ['another currency', 200, 'currency', withWord(() => ({ currency: 'USD' }))],
  ['a currency in small letters', 200, 'currency', withWord(() => ({ currency: 'cny' }))],
  ['another merchant in the body', 200, 'merchant', withWord(() => ({ merchant: 'someone' }))],
  ['an unknown trade number', 200, 'unknownTradeNo', withWord(() => ({ tradeNo: '0'.repeat(26) }))],
  [
    'a trade number in small letters',
    200,
    'unknownTradeNo',
    withWord((p) => ({ tradeNo: p.word.tradeNo.toLowerCase() })),
  ],
  [
    'a trade number with a space',
    200,
    'unknownTradeNo',
    withWord((p) => ({ tradeNo: `${p.word.tradeNo} ` })),
  ],
  [
    'a trade number with a null character',
    200,
    'unknownTradeNo',
    withWord((p) => ({ tradeNo: `${p.word.tradeNo}\u0000` })),
  ],
  [
    'a trade number in wide letters',
    200,
    'unknownTradeNo',
    withWord((p) => ({ tradeNo: p.word.tradeNo.replaceAll('0', '０') })),
  ],
  [
    'a trade number that is a query',
    200,
    'unknownTradeNo',
    withWord(() => ({ tradeNo: "' or 1=1 --" })),
  ],
  [
    'the amount of another order',
    200,
    'amount',
    withWord((p) => ({ amountInFen: p.other.amountInFen })),
  ],
  [
    "the bank's number of another gift",
    200,
    'gatewayTradeNo',
    withWord((p) => ({ gatewayTradeNo: p.other.gatewayTradeNo })),
  ],
  ['an empty number of the bank', 200, 'gatewayTradeNo', withWord(() => ({ gatewayTradeNo: '' }))],
  [
    "a bank's number with a null character",
    200,
    'gatewayTradeNo',
    withWord(() => ({ gatewayTradeNo: 'SB\u0000' })),
  ],
  ['the word that a payment was closed', 200, null, withWord(() => ({ status: 'CLOSED' }))],
  ['a good word replayed', 200, null, (p) => p.paid],
  ['a good word replayed under new headers', 200, null, (p) => p.sign(p.paid.body)],
  [
    'a good word replayed at another time of payment',
    200,
    null,
    (p) => p.sign(writeWord({ ...p.other, paidAt: p.now - 1 })),
  ],
  [
    'the word that a paid payment was closed',
    200,
    null,
    (p) => p.sign(writeWord({ ...p.other, status: 'CLOSED' })),
  ],
];

let t: GivingHouse;
let parts: Parts;

beforeAll(async () => {
  t = await openGivingHouse();
});
beforeEach(async () => {
  // A minute for each test, so that no budget of a minute runs out.
  const now = t.house.now() + minute;
  t.setNow(now);
  const sign: Sign = (body, more = {}) => {
    const party = { secret: more.secret ?? bankSecret, merchant: more.merchant ?? bankMerchant };
    return { body, headers: signNotification(party, { body, now: more.now ?? now }) };
  };
  const infoUuid = await t.addCase();
  const open = await t.order({ infoUuid });
  const gift = await t.give({ infoUuid, amountInFen: 3300 });
  const taken = await t.house.db
    .selectFrom('payments')
    .select('gateway_trade_no')
    .where('trade_no', '=', gift.tradeNo)
    .executeTakeFirstOrThrow();
  const base = { merchant: bankMerchant, currency: 'CNY', status: 'SUCCESS', paidAt: now } as const;
  const word = {
    ...base,
    tradeNo: open.data.tradeNo,
    gatewayTradeNo: `SB${now}`,
    amountInFen: 2000,
  };
  const gatewayTradeNo = taken.gateway_trade_no ?? '';
  const other = { ...base, tradeNo: gift.tradeNo, gatewayTradeNo, amountInFen: 3300 };
  parts = { word, sign, now, paid: sign(writeWord(other)), other };
});
afterAll(async () => {
  await t.expectMoneyRight();
  await t.close();
});

function send({ body, headers, gateway = 'sandbox' }: Sent): Promise<Response> {
  return t.request(`/api/pay/notify/${gateway}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : Buffer.from(body),
  });
}

async function quarantined(): Promise<string[]> {
  const rows = await t.house.db.selectFrom('payment_quarantine').select(['id', 'reason']).execute();
  return rows.map(({ id, reason }) => `${id} ${reason}`);
}

test.each(kinds)('%s changes nothing (%i, %s)', async (_, status, reason, make) => {
  const sent = make(parts);
  const [money, held] = [await dumpMoney(t.house.db), await quarantined()];
  const answers = [await send(sent), await send(sent)];
  expect(answers.map((answer) => answer.status)).toEqual([status, status]);
  if (status === 401) expect(await answers[0]?.text()).toBe('');
  expect(await dumpMoney(t.house.db)).toEqual(money);
  const added = (await quarantined()).filter((row) => !held.includes(row));
  // Kinds that name no order of their own are kept once for the whole run.
  const reasons = [...new Set(added.map((row) => row.split(' ')[1]))];
  expect(added.length).toBeLessThanOrEqual(1);
  if (reason === null) expect(added).toEqual([]);
  else expect(reasons).toEqual([reason]);
});

test('the table has at least 40 kinds, each with its own name', () => {
  expect(new Set(kinds.map(([name]) => name)).size).toBe(kinds.length);
  expect(kinds.length).toBeGreaterThanOrEqual(40);
});

test('the same word, unchanged, does pay', async () => {
  const answer = await send(good(parts));
  expect([answer.status, await answer.text()]).toEqual([200, 'success']);
  expect(await t.statusOf(parts.word.tradeNo)).toBe('PAID');
  // The bank of this test never took that money; it does now, so that the books agree.
  await t.bank.takeAgain(parts.word);
});

test("a word of one gateway does not pay another gateway's order", async () => {
  await t.house.db.deleteFrom('payment_quarantine').execute();
  const { tradeNo } = parts.word;
  const name = t.house.gateway.name;
  t.house.gateway.name = 'other';
  const { data } = await t.order({ infoUuid: await t.addCase() });
  t.house.gateway.name = name;
  expect(tradeNo).not.toBe(data.tradeNo);
  const answer = await send(parts.sign(writeWord({ ...parts.word, tradeNo: data.tradeNo })));
  expect(answer.status).toBe(200);
  expect((await quarantined()).map((row) => row.split(' ')[1])).toEqual(['gateway']);
  expect(await t.statusOf(data.tradeNo)).toBe('CREATED');
});

test('when booking fails nothing is kept, and the same notification pays later', async () => {
  const { db } = t.house;
  const { tradeNo } = parts.word;
  const sent = good(parts);
  const money = await dumpMoney(db);
  const fund = await db
    .selectFrom('case_funds')
    .innerJoin('donations', 'donations.case_id', 'case_funds.case_id')
    .selectAll('case_funds')
    .where('donations.trade_no', '=', tradeNo)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('case_funds').where('case_id', '=', fund.case_id).execute();
  expect((await send(sent)).status).toBe(500);
  await db.insertInto('case_funds').values(fund).execute();
  expect(await dumpMoney(db)).toEqual(money);
  expect((await send(sent)).status).toBe(200);
  expect(await t.statusOf(tradeNo)).toBe('PAID');
  await t.bank.takeAgain(parts.word);
});
