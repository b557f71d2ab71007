import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeNotification } from '#src/server/payments/sandbox/word-body.ts';
import { bankMerchant } from '../../support/bank-of-tests.ts';
import { dumpMoney } from '../../support/dump-money.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { forgedKinds } from './forged-kinds.ts';
import { idleKinds, misfitKinds } from './misfit-kinds.ts';
import { altered, good, type Make, type Parts, type Sent, signerAt } from './notification-parts.ts';
import { senselessKinds } from './senseless-kinds.ts';

let t: GivingServer;
let parts: Parts;

beforeAll(async () => {
  t = await openGivingServer();
});
beforeEach(async () => {
  // A minute for each test, so that no budget of a minute runs out.
  const now = t.services.now() + 60_000;
  t.setNow(now);
  await t.services.db.deleteFrom('payment_quarantine').execute();
  const infoUuid = await t.addCase();
  const open = await t.order({ infoUuid, amountInFen: 2000 });
  const gift = await t.give({ infoUuid, amountInFen: 3300 });
  const base = { merchant: bankMerchant, currency: 'CNY', status: 'SUCCESS', paidAt: now } as const;
  const receipt = await t.services.db
    .selectFrom('gateway_receipts')
    .select(['gateway_trade_no as gatewayTradeNo', 'amount_in_fen as amountInFen'])
    .where('trade_no', '=', gift.tradeNo)
    .executeTakeFirstOrThrow();
  const fresh = { gatewayTradeNo: `SB${now}`, amountInFen: 2000 };
  parts = {
    notification: { ...base, ...fresh, tradeNo: open.data.tradeNo },
    other: { ...base, ...receipt, tradeNo: gift.tradeNo },
    now,
    sign: signerAt(now),
  };
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

async function findQuarantined(): Promise<string[]> {
  const rows = await t.services.db.selectFrom('payment_quarantine').select('reason').execute();
  return rows.map(({ reason }) => reason);
}

/** Sends one twice and answers both statuses and the first body. */
async function expectNoEffect(make: Make): Promise<{ statuses: number[]; said: string }> {
  const sent = make(parts);
  const before = await dumpMoney(t.services.db);
  const answers = [await send(sent), await send(sent)];
  expect(await dumpMoney(t.services.db)).toEqual(before);
  return {
    statuses: answers.map(({ status }) => status),
    said: (await answers[0]?.text()) ?? '',
  };
}

test.each(Object.entries({ ...forgedKinds, ...senselessKinds }))(
  '%s is refused without a notification and changes nothing',
  async (_, make) => {
    expect(await expectNoEffect(make)).toEqual({ statuses: [401, 401], said: '' });
    expect(await findQuarantined()).toEqual([]);
  },
);

test.each(Object.entries(misfitKinds))(
  '%s moves no money and is kept apart once',
  async (_, [reason, make]) => {
    expect(await expectNoEffect(make)).toEqual({ statuses: [200, 200], said: 'success' });
    expect(await findQuarantined()).toEqual([reason]);
  },
);

test.each(Object.entries(idleKinds))('%s is taken and changes nothing', async (_, make) => {
  expect(await expectNoEffect(make)).toEqual({ statuses: [200, 200], said: 'success' });
  expect(await findQuarantined()).toEqual([]);
});

test.each(['wechat', 'Sandbox', 'sandbox%00', '..'])(
  'a gateway named %s is not there',
  async (gateway) => {
    const { statuses } = await expectNoEffect(altered(() => ({ gateway })));
    expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true);
  },
);

test('a huge body is refused before it is read to its end', async () => {
  const { statuses } = await expectNoEffect(({ sign }) => sign(' '.repeat(64 * 1024 + 1)));
  expect(statuses).toEqual([413, 413]);
});

test('the same notification, unchanged, does pay', async () => {
  const answer = await send(good(parts));
  expect([answer.status, await answer.text()]).toEqual([200, 'success']);
  expect(await t.statusOf(parts.notification.tradeNo)).toBe('PAID');
  // The bank of this test never took that money; it does now, so that its books agree.
  await t.bank.takeAgain(parts.notification);
});

test("a notification of one gateway does not pay another gateway's order", async () => {
  const { gateways } = t.services;
  const other = { ...t.bank.gateway, name: 'other' };
  t.services.gateways = { ...gateways, forChannel: () => other, get: () => other };
  const { data } = await t.order({ infoUuid: await t.addCase() });
  t.services.gateways = gateways;
  const foreign = writeNotification({ ...parts.notification, tradeNo: data.tradeNo });
  await expectNoEffect(({ sign }) => sign(foreign));
  expect(await findQuarantined()).toEqual(['gateway']);
});

test('when booking fails nothing is kept, and the same notification pays later', async () => {
  const { db } = t.services;
  const { tradeNo } = parts.notification;
  const before = await dumpMoney(db);
  const fund = await db
    .selectFrom('case_funds')
    .innerJoin('donations', 'donations.case_id', 'case_funds.case_id')
    .selectAll('case_funds')
    .where('donations.trade_no', '=', tradeNo)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('case_funds').where('case_id', '=', fund.case_id).execute();
  expect((await send(good(parts))).status).toBe(500);
  await db.insertInto('case_funds').values(fund).execute();
  expect(await dumpMoney(db)).toEqual(before);
  expect((await send(good(parts))).status).toBe(200);
  expect(await t.statusOf(tradeNo)).toBe('PAID');
  await t.bank.takeAgain(parts.notification);
});
