import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { settleOrder } from '#src/server/donations/settle/settle-order.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { paySuccessPage } from '#src/shared/donations/calls.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';
import {
  findFund,
  findReceiptKinds,
  insertTransaction,
  notificationOf,
} from './what-was-settled.ts';

let t: GivingServer;
let infoUuid: string;
beforeAll(async () => {
  t = await openGivingServer();
});
beforeEach(async () => {
  infoUuid = await t.addCase();
});
afterAll(() => t.close());

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
  expect(await findReceiptKinds(t, data.tradeNo)).toEqual(['donation']);
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
        for (const number of numbers) await insertTransaction(t, tradeNo, `${tradeNo}${number}`);
        const told = [...each, ...repeats].map((number) =>
          notificationOf(t, tradeNo, `${tradeNo}${number}`),
        );
        const closed = closes.map((number) =>
          notificationOf(t, tradeNo, `${tradeNo}${number}`, 'CLOSED'),
        );
        await Promise.all(
          [...told, ...closed].map((notification) =>
            settleOrder(t.services, notification, t.services.now()),
          ),
        );
        expect(await findReceiptKinds(t, tradeNo)).toEqual(['donation', 'double', 'double']);
        expect(await findFund(t, caseId)).toMatchObject({ raised_in_fen: 2000, donation_count: 1 });
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
  expect(await findFund(t, infoUuid)).toMatchObject({ raised_in_fen: 60_000, donation_count: 30 });
  await t.expectMoneyRight();
});
