import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { settleOrder } from '#src/server/donations/settle/settle-order.ts';
import { type PaymentNotification, stampVerified } from '#src/server/payments/gateway.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { paySuccessPage } from '#src/shared/donations/calls.ts';
import { getOrderView, orderClose, orderList } from '#src/shared/donations/own/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { bankMerchant } from '../../../support/bank-of-tests.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';

let t: GivingServer;
let infoUuid: string;
beforeAll(async () => {
  t = await openGivingServer();
});
beforeEach(async () => {
  infoUuid = await t.addCase();
});
afterAll(() => t.close());

async function findFund(caseId: string) {
  return t.services.db
    .selectFrom('case_funds')
    .selectAll()
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
}

async function findReceiptKinds(tradeNo: string): Promise<string[]> {
  const rows = await t.services.db
    .selectFrom('gateway_receipts')
    .select('kind')
    .where('trade_no', '=', tradeNo)
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

test('a gift goes from the cashier to the ledger and to what the case shows', async () => {
  const purged: string[] = [];
  const stop = t.services.pageTags.listen((tags) => purged.push(...tags));
  const { data } = await t.order({ infoUuid, amountInFen: 8800 });
  const back = await t.atCashier(data.tradeNo, 'pay');
  expect([back.status, back.headers.get('location')]).toEqual([
    303,
    expect.stringContaining(data.tradeNo),
  ]);
  expect(await t.statusOf(data.tradeNo)).toBe('CREATED');
  expect(await t.bank.deliverDue()).toEqual({ taken: 1 });
  stop();
  expect(purged).toEqual([tagOfCase(infoUuid), tagOfLists]);
  const shown = await t.call(paySuccessPage, { tradeNo: data.tradeNo });
  expect(shown.data).toMatchObject({
    ...{ status: 'PAID', amountInFen: 8800, raisedInFen: 8800, donationCount: 1, giftNumber: 1 },
    cashierUrl: null,
  });
  expect(await findReceiptKinds(data.tradeNo)).toEqual(['donation']);
  await t.expectMoneyRight();
});

test('gifts are numbered in the order in which they were paid', async () => {
  const numbers: (number | null)[] = [];
  for (let i = 0; i < 3; i += 1) {
    t.setNow(t.services.now() + 1000);
    const { tradeNo } = await t.give({ infoUuid });
    numbers.push((await t.call(paySuccessPage, { tradeNo })).data.giftNumber);
  }
  expect(numbers).toEqual([1, 2, 3]);
  await t.expectMoneyRight();
});

test('an order paid twice is one gift; the second payment goes back', async () => {
  const { data } = await t.order({ infoUuid });
  await t.atCashier(data.tradeNo, 'payTwice');
  await t.bank.deliverDue();
  expect(await findReceiptKinds(data.tradeNo)).toEqual(['donation', 'double']);
  expect(await findFund(infoUuid)).toMatchObject({ raised_in_fen: 2000, donation_count: 1 });
  await t.expectMoneyRight();
  const before = await t.bank.heldInFen();
  await t.runJobs();
  expect(await t.bank.heldInFen()).toBe(before - 2000);
  await t.expectMoneyRight();
});

test('who was charged twice is told so where the gift stands, and when it went back', async () => {
  const token = await t.signIn('13900000003');
  const { orderId, tradeNo } = (await t.order({ infoUuid }, { token })).data;
  await t.atCashier(tradeNo, 'payTwice');
  await t.bank.deliverDue();
  const shown = async () => {
    const order = await t.call(getOrderView, { orderId }, { token });
    const success = await t.call(paySuccessPage, { tradeNo });
    return [order.data, success.data].map((one) => [
      one.unmatchedInFen,
      one.unmatchedReturnedInFen,
    ]);
  };
  expect(await shown()).toEqual([
    [2000, 0],
    [2000, 0],
  ]);
  await t.runJobs();
  expect(await shown()).toEqual([
    [2000, 2000],
    [2000, 2000],
  ]);
  const told = t.services.db.selectFrom('notices').select('params');
  const notices = await told.where('kind', '=', 'paymentUnmatched').execute();
  expect(notices).toEqual([{ params: JSON.stringify({ amountInFen: 2000 }) }]);
});

test('money for an order its donor has closed goes back', async () => {
  const token = await t.signIn('13900000002');
  const { data } = await t.order({ infoUuid }, { token });
  expect((await t.call(orderClose, { orderId: data.orderId }, { token })).data.status).toBe(
    'CLOSED',
  );
  // The bank closed it too; a word that comes all the same is the bank's breach, and is booked.
  await insertTransaction(data.tradeNo, 'SBLATE1');
  const settled = await settleOrder(t.services, wordOf(data.tradeNo, 'SBLATE1'), t.services.now());
  expect(settled).toBe('late');
  expect(await t.statusOf(data.tradeNo)).toBe('CLOSED');
  expect(await findReceiptKinds(data.tradeNo)).toEqual(['late']);
  await t.expectMoneyRight();
  await t.runJobs();
  expect(await t.statusOf(data.tradeNo)).toBe('CLOSED');
  await t.expectMoneyRight();
  const list = await t.call(orderList, {}, { token });
  expect(list.data.list.map(({ status }) => status)).toEqual(['CLOSED']);
});

test('words in any order, with any repeats, end in the same state', {
  timeout: 60_000,
}, async () => {
  const numbers = ['A', 'B', 'C'];
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(numbers, { minLength: 3 }),
      fc.array(fc.constantFrom(...numbers), { maxLength: 6 }),
      fc.array(fc.constantFrom(...numbers), { maxLength: 3 }),
      async (each, repeats, closes) => {
        const caseId = await t.addCase();
        const { data } = await t.order({ infoUuid: caseId });
        const { tradeNo } = data;
        for (const number of numbers) await insertTransaction(tradeNo, `${tradeNo}${number}`);
        const told = [...each, ...repeats].map((number) => wordOf(tradeNo, `${tradeNo}${number}`));
        const closed = closes.map((number) => wordOf(tradeNo, `${tradeNo}${number}`, 'CLOSED'));
        await Promise.all(
          [...told, ...closed].map((notification) =>
            settleOrder(t.services, notification, t.services.now()),
          ),
        );
        expect(await findReceiptKinds(tradeNo)).toEqual(['donation', 'double', 'double']);
        expect(await findFund(caseId)).toMatchObject({ raised_in_fen: 2000, donation_count: 1 });
        expect(await t.statusOf(tradeNo)).toBe('PAID');
      },
    ),
    { numRuns: 12, seed: 20_261_120 },
  );
  await t.expectMoneyRight();
});

test('many gifts at once to one case all count', { timeout: 60_000 }, async () => {
  const orders = await Promise.all(Array.from({ length: 30 }, () => t.order({ infoUuid })));
  await Promise.all(orders.map(({ data }) => t.atCashier(data.tradeNo, 'pay')));
  await t.bank.deliverDue();
  expect(await findFund(infoUuid)).toMatchObject({ raised_in_fen: 60_000, donation_count: 30 });
  await t.expectMoneyRight();
});

function wordOf(
  tradeNo: string,
  gatewayTradeNo: string,
  status: PaymentNotification['status'] = 'SUCCESS',
) {
  const notification = stampVerified({
    ...{ gateway: t.bank.gateway.name, merchant: bankMerchant, tradeNo, gatewayTradeNo },
    appId: t.bank.gateway.appIdFor(payChannels.alipayWap),
    ...{ amountInFen: 2000, currency: 'CNY', status, paidAt: t.services.now() },
  });
  return { notification, bodyHash: `${gatewayTradeNo}${status}` };
}

/** The bank's books with one transaction more, as if it had taken money again. */
async function insertTransaction(tradeNo: string, gatewayTradeNo: string): Promise<void> {
  await t.bank.takeAgain({ tradeNo, gatewayTradeNo, amountInFen: 2000, paidAt: t.services.now() });
}
