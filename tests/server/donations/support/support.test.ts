import { afterAll, beforeAll, expect, test } from 'vitest';
import { payWithinMs } from '#src/server/donations/order/payment-times.ts';
import { findOwnSupports } from '#src/server/donations/support/find-supports.ts';
import { newId } from '#src/server/platform/keys.ts';
import { findPlatformMoney } from '#src/server/publicity/find-platform-money.ts';
import { checkDay } from '#src/server/reconciliation/days/check-day.ts';
import { userInfo } from '#src/shared/accounts/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { supportAdd, supportTakeBack } from '#src/shared/donations/support/calls.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { addsUp } from '#src/shared/publicity/publicity-view.ts';
import { linkTo } from '#src/shared/routes.ts';
import { jobHandlersOf } from '../../../support/job-handlers-of.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';
import { testNow, testOrigin } from '../../../support/test-server.ts';

let t: GivingServer;
let token: string;
let userId: string;
beforeAll(async () => {
  t = await openGivingServer();
  token = await t.signIn('13800000071');
  userId = (await t.call(userInfo, {}, { token })).data.userId;
});
afterAll(() => t.close());

const hold = async () => (await findPlatformMoney(t.services.db)).places.supports;

const ask = (amountInFen = 3000, payChannel: number = payChannels.alipayWap, key = newId()) =>
  t.call(supportAdd, { amountInFen, payChannel }, { token, idempotencyKey: key });

async function pay(amountInFen = 3000, payChannel: number = payChannels.alipayWap) {
  const { data } = await ask(amountInFen, payChannel);
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  await t.wechatBank.deliverDue();
  return data.tradeNo;
}

const rowOf = (tradeNo: string) =>
  t.services.db
    .selectFrom('supports')
    .selectAll()
    .where('trade_no', '=', tradeNo)
    .executeTakeFirstOrThrow();

const askGateways = async () => {
  const { signal } = new AbortController();
  const job = { id: 'ask', payload: null, attempt: 1, now: t.services.now(), signal };
  await jobHandlersOf(t.services)['reconcile-payments']?.(job);
};

test('a support stands in an account of its own, touches no case, and is on the public books', async () => {
  const infoUuid = await t.addCase();
  const before = await hold();
  const tradeNo = await pay(3000);
  await t.give({ infoUuid, amountInFen: 2000 });
  expect((await rowOf(tradeNo)).status).toBe('PAID');
  expect((await hold()) - before).toBe(3000);
  const money = await findPlatformMoney(t.services.db);
  expect(addsUp(money)).toBe(true);
  const { raised_in_fen: raised } = await t.services.db
    .selectFrom('case_funds')
    .select('raised_in_fen')
    .where('case_id', '=', infoUuid)
    .executeTakeFirstOrThrow();
  expect(raised).toBe(2000);
  await t.expectMoneyRight();
});

test('the same key is the same payment, another body is refused, and amounts have their limits', async () => {
  const key = newId();
  const first = await ask(500, payChannels.wxH5, key);
  expect((await ask(500, payChannels.wxH5, key)).data).toEqual(first.data);
  expect((await ask(501, payChannels.wxH5, key)).refusal?.reason).toBe('idempotencyConflict');
  for (const wrong of [99, 5_000_100])
    expect((await ask(wrong)).refusal?.fields).toHaveProperty('amountInFen');
});

test('a notice that was lost is asked after; nobody is asked for ever', async () => {
  const { data } = await ask();
  await t.atCashier(data.tradeNo, 'payUntold');
  expect((await rowOf(data.tradeNo)).status).toBe('CREATED');
  t.setNow(testNow + 60_000);
  await askGateways();
  expect((await rowOf(data.tradeNo)).status).toBe('PAID');
  const unpaid = (await ask()).data.tradeNo;
  t.setNow(testNow + payWithinMs + 120_000);
  await askGateways();
  expect(await rowOf(unpaid)).toMatchObject({ status: 'CLOSED', next_query_at: null });
  expect((await rowOf(data.tradeNo)).next_query_at).toBeNull();
  await t.expectMoneyRight();
});

test('whoever gave takes it back within the hours of a gift: once, whole, the way it came', async () => {
  const tradeNo = await pay(4000);
  const before = await hold();
  const { id: supportId } = await rowOf(tradeNo);
  const other = await t.signIn('13800000072');
  expect((await t.call(supportTakeBack, { supportId }, { token: other })).status).toBe(404);
  const both = await Promise.all(
    [1, 2].map(() => t.call(supportTakeBack, { supportId }, { token })),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await hold()) - before).toBe(-4000);
  await t.runJobs();
  const own = await findOwnSupports(t.services.db, userId);
  expect(own.find(({ id }) => id === supportId)?.status).toBe('RETURNED');
  expect((await findPlatformMoney(t.services.db)).places.unmatched).toBe(0);
  await t.expectMoneyRight();
  const late = await pay(1000);
  t.setNow(t.services.now() + 2 * dayMs);
  const { id } = await rowOf(late);
  const refused = await t.call(supportTakeBack, { supportId: id }, { token });
  expect(refused.refusal?.reason).toBe('graceOver');
});

test('the daily bills of the gateways know every support once, also one that went back', async () => {
  const { db, gateways, now } = t.services;
  const tradeNo = await pay(700);
  const { id: supportId } = await rowOf(tradeNo);
  await pay(800);
  await t.call(supportTakeBack, { supportId }, { token });
  await t.runJobs();
  const today = now();
  t.setNow(today + dayMs);
  for (const gateway of gateways.all) await checkDay({ db, gateway }, dayOf(today), now());
  const found = await db.selectFrom('differences').selectAll().execute();
  expect(found).toEqual([]);
});

test('without script its form leads to the cashier and back to the page that reads its state', async () => {
  const path = linkTo('independentSupport', { locale: 'en' });
  const send = (fields: Record<string, string>) =>
    t.request(path, {
      method: 'POST',
      body: new URLSearchParams({ step: 'give', idempotencyKey: newId(), ...fields }),
      headers: { origin: testOrigin, authorization: `Bearer ${token}` },
    });
  const payChannel = String(payChannels.wxH5);
  const answer = await send({ amountInFen: '2000', amountInYuan: '26', payChannel });
  expect(answer.status).toBe(303);
  const tradeNo = answer.headers.get('location')?.split('/').at(-1) ?? '';
  expect((await rowOf(tradeNo)).amount_in_fen).toBe(2600);
  const back = await t.atCashier(tradeNo, 'payUntold');
  const to = new URL(back.headers.get('location') ?? '');
  expect([to.pathname, to.searchParams.get('tradeNo')]).toEqual([path, tradeNo]);
});
