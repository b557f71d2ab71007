import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { orderClose } from '#src/shared/donations/own/calls.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';
import { testOrigin } from '../../../support/test-server.ts';

let t: GivingServer;
let infoUuid: string;
let token: string;
let people = 0;
beforeAll(async () => {
  t = await openGivingServer();
});
beforeEach(async () => {
  infoUuid = await t.addCase();
  people += 1;
  token = await t.signIn(`139${String(people).padStart(8, '0')}`);
});
afterAll(async () => {
  await t.expectMoneyRight();
  await t.close();
});

const order = (idempotencyKey = newId()) => t.order({ infoUuid }, { token, idempotencyKey });

async function orderTen(): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < 10; at += 1) ids.push((await order()).data.orderId);
  return ids;
}

const close = (orderId = '') => t.call(orderClose, { orderId }, { token });

test('ten orders may wait for their payment; the eleventh is told what to do', async () => {
  const [first] = await orderTen();
  const refused = await order();
  expect([refused.status, refused.refusal?.reason]).toEqual([409, 'tooManyUnpaid']);
  expect(refused.msg).toContain('2 小时后会自动取消');
  await close(first);
  expect((await order()).status).toBe(200);
});

test('a paid one leaves room, and others have their own', async () => {
  await orderTen();
  const stranger = await t.signIn('13700000099');
  expect((await t.order({ infoUuid }, { token: stranger })).status).toBe(200);
  const rows = await t.services.db
    .selectFrom('donations')
    .select('trade_no')
    .where('case_id', '=', infoUuid)
    .orderBy('created_at')
    .execute();
  await t.atCashier(rows[0]?.trade_no ?? '', 'pay');
  await t.bank.deliverDue();
  expect((await order()).status).toBe(200);
});

test('a tap that is sent again is the same order, however many are open', async () => {
  const key = newId();
  const { data } = await order(key);
  for (let at = 0; at < 9; at += 1) await order();
  expect((await order()).status).toBe(409);
  expect((await order(key)).data.orderId).toBe(data.orderId);
});

test('five given up within an hour are enough, until the hour of the first is over', async () => {
  for (let at = 0; at < 5; at += 1) {
    await close((await order()).data.orderId);
    t.setNow(t.services.now() + 60_000);
  }
  const refused = await order();
  expect([refused.status, refused.refusal?.reason]).toEqual([429, 'tooManyFailed']);
  expect(refused.refusal?.retryAfterSeconds).toBe(55 * 60);
  t.setNow(t.services.now() + 55 * 60_000);
  expect((await order()).status).toBe(200);
});

test("a guest's browser counts by itself, and nobody else behind its address with it", async () => {
  let cookie = '';
  const asGuest = async (own: string) => {
    const headers = { origin: testOrigin, ...(own ? { cookie: own } : {}) };
    const answer = await t.order({ infoUuid }, { headers });
    const set = answer.headers.get('set-cookie')?.split(';', 1)[0];
    return { answer, set };
  };
  for (let at = 0; at < 10; at += 1) {
    const { answer, set } = await asGuest(cookie);
    expect(answer.status).toBe(200);
    cookie = set ?? cookie;
  }
  expect((await asGuest(cookie)).answer.refusal?.reason).toBe('tooManyUnpaid');
  expect((await asGuest('')).answer.status).toBe(200);
});
