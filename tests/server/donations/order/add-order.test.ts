import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { orderAdd, orderAddV4, orderContributeAdd } from '#src/shared/donations/calls.ts';
import { type GivingServer, openGivingServer, orderOf } from '../../../support/test-giving.ts';
import { testOrigin } from '../../../support/test-server.ts';

let t: GivingServer;
let infoUuid: string;
beforeAll(async () => {
  t = await openGivingServer({ config: { MAX_DONATION_IN_FEN: '500000' } });
});
beforeEach(async () => {
  infoUuid = await t.addCase();
});
afterAll(async () => {
  await t.expectMoneyRight();
  await t.close();
});

async function countOrders(): Promise<number> {
  const rows = await t.services.db
    .selectFrom('donations')
    .select('id')
    .where('case_id', '=', infoUuid)
    .execute();
  return rows.length;
}

test('an order answers where to pay it, and its number sorts by time', async () => {
  const { status, data } = await t.order({ infoUuid });
  expect(status).toBe(200);
  expect(data.tradeNo).toMatch(/^[0-9A-Z]{26}$/);
  expect(data.payInfo.url).toContain(data.tradeNo);
  t.setNow(t.services.now() + 2000);
  const later = await t.order({ infoUuid });
  expect(later.data.tradeNo > data.tradeNo).toBe(true);
});

test('a double tap makes one order and gets one answer', async () => {
  const idempotencyKey = newId();
  const [first, second] = await Promise.all([
    t.order({ infoUuid }, { idempotencyKey }),
    t.order({ infoUuid }, { idempotencyKey }),
  ]);
  expect(second.data).toEqual(first.data);
  expect(await countOrders()).toBe(1);
});

test('a key used with one form of the call is used with all of them', async () => {
  const idempotencyKey = newId();
  const first = await t.call(orderAdd, orderOf({ infoUuid }), { idempotencyKey });
  const json = await t.call(orderContributeAdd, orderOf({ infoUuid }), { idempotencyKey });
  const old = await t.call(orderAddV4, orderOf({ infoUuid }), { idempotencyKey });
  expect([json.data, old.data]).toEqual([first.data, first.data]);
  expect(await countOrders()).toBe(1);
});

test('a key that comes with another amount is a conflict and changes nothing', async () => {
  const idempotencyKey = newId();
  await t.order({ infoUuid }, { idempotencyKey });
  const other = await t.order({ infoUuid, amountInFen: 9900 }, { idempotencyKey });
  expect([other.status, other.refusal?.reason]).toEqual([409, 'idempotencyConflict']);
  expect(await countOrders()).toBe(1);
});

test('500 taps at once with 50 keys make 50 orders', { timeout: 60_000 }, async () => {
  const keys = Array.from({ length: 50 }, newId);
  const taps = Array.from({ length: 500 }, (_, i) =>
    t.order(
      { infoUuid, amountInFen: 1000 + (i % 50) },
      { idempotencyKey: keys[i % 50] ?? '', headers: { 'x-client-address': `10.0.0.${i % 50}` } },
    ),
  );
  const answers = await Promise.all(taps);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await countOrders()).toBe(50);
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(50);
  expect(new Set(answers.map(({ data }) => data.tradeNo)).size).toBe(50);
});

test.each([
  [99, 'amountTooSmall'],
  [500_001, 'amountTooLarge'],
])('an amount of %i fen is refused as %s', async (amountInFen, problem) => {
  const { status, refusal } = await t.order({ infoUuid, amountInFen });
  expect(status).toBe(400);
  expect(Object.keys(refusal?.fields ?? {})).toEqual(['amountInFen']);
  expect(refusal?.fields?.amountInFen).toContain(
    { amountTooSmall: '1 元', amountTooLarge: '上限' }[problem],
  );
  expect(await countOrders()).toBe(0);
});

test.each([100, 500_000])('an amount of %i fen is taken', async (amountInFen) => {
  expect((await t.order({ infoUuid, amountInFen })).status).toBe(200);
});

test.each([
  ['a case that has ended', { status: 'FINISHED', end_reason: 2 }, 'caseNotOpen'],
  ['a case whose time is over', { ends_at: 1 }, 'caseNotOpen'],
  ['a case the platform warns of', { display_status: 4 }, 'caseNotOpen'],
  ['a case that is not public', { status: 'APPROVE_PENDING' }, 'notFound'],
] as const)('%s takes no gifts', async (_, columns, reason) => {
  await t.services.db.updateTable('cases').set(columns).where('id', '=', infoUuid).execute();
  expect((await t.order({ infoUuid })).refusal?.reason).toBe(reason);
  expect(await countOrders()).toBe(0);
});

test('an unknown case answers as an absent one', async () => {
  expect((await t.order({ infoUuid: newId() })).status).toBe(404);
});

test('a form without script says that the gateway is out of reach, and goes on under its key', async () => {
  const create = vi.spyOn(t.wechatBank.gateway, 'createPayment').mockRejectedValueOnce('down');
  const body = new URLSearchParams({ step: 'pay', amountInYuan: '20', idempotencyKey: newId() });
  const send = () =>
    t.request(`/cf/pay/${infoUuid}`, {
      ...{ method: 'POST', body: String(body), redirect: 'manual' },
      headers: { origin: testOrigin, 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await send()).status).toBe(503);
  expect((await send()).status).toBe(303);
  expect(await countOrders()).toBe(1);
  create.mockRestore();
});

test('when the gateway fails the order is kept, and the same key tries again', async () => {
  const idempotencyKey = newId();
  const create = vi.spyOn(t.bank.gateway, 'createPayment').mockRejectedValueOnce(new Error('down'));
  const refused = await t.order({ infoUuid }, { idempotencyKey });
  expect([refused.status, refused.refusal?.reason]).toEqual([503, 'gatewayUnavailable']);
  expect(await countOrders()).toBe(1);
  const { data } = await t.order({ infoUuid }, { idempotencyKey });
  expect(create.mock.calls.map(([intent]) => intent.tradeNo)).toEqual([data.tradeNo, data.tradeNo]);
  expect(await countOrders()).toBe(1);
  create.mockRestore();
});
