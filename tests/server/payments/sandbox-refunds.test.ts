import { afterEach, beforeEach, expect, test } from 'vitest';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';

let t: GivingServer;
let tradeNo: string;
beforeEach(async () => {
  t = await openGivingServer();
  tradeNo = (await t.order({ infoUuid: await t.addCase(), amountInFen: 12_345 })).data.tradeNo;
});
afterEach(() => t.close());

const takenOf = async () => {
  const answer = await t.bank.gateway.queryPayment(tradeNo);
  return answer.status === 'SUCCESS' ? (answer.words[0]?.gatewayTradeNo ?? '') : '';
};
const refund = (refundNo: string, gatewayTradeNo: string, amountInFen: number) =>
  t.bank.gateway.refund({ refundNo, tradeNo, gatewayTradeNo, amountInFen });
const pass = (ms: number) => t.setNow(t.services.now() + ms);

test('refunds are honoured once by number and never beyond what was taken', async () => {
  await t.atCashier(tradeNo, 'pay');
  const taken = await takenOf();
  const first = await refund('R1', taken, 10_000);
  expect(first.status).toBe('SUCCESS');
  expect(await refund('R1', taken, 10_000)).toEqual(first);
  await expect(refund('R1', taken, 1)).rejects.toThrow('another refund');
  pass(60_000);
  expect((await refund('R2', taken, 2346)).status).toBe('REFUSED');
  expect((await refund('R3', taken, 2345)).status).toBe('SUCCESS');
  expect((await refund('R4', 'SBNOBODY', 1)).status).toBe('REFUSED');
  expect(await t.bank.heldInFen()).toBe(0);
});

test('of ten refunds of one payment at once, one a minute is honoured', async () => {
  await t.atCashier(tradeNo, 'pay');
  const taken = await takenOf();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => refund(`R${i}`, taken, 5000)),
  );
  expect(answers.filter(({ status }) => status === 'SUCCESS').length).toBe(1);
});

test('a payment takes fifty refunds, within a year, and none once its account is closed', async () => {
  await t.atCashier(tradeNo, 'pay');
  const taken = await takenOf();
  for (let at = 0; at < 50; at += 1) {
    expect((await refund(`F${at}`, taken, 1)).status).toBe('SUCCESS');
    if (at === 0) {
      expect(await refund('S', taken, 1)).toEqual({ status: 'REFUSED', refusal: 'TOO_SOON' });
    }
    pass(60_000);
  }
  expect(await refund('F50', taken, 1)).toEqual({ status: 'REFUSED', refusal: 'TOO_MANY' });
  pass(366 * 86_400_000);
  expect(await refund('F51', taken, 1)).toEqual({ status: 'REFUSED', refusal: 'TOO_OLD' });
  const other = await t.order({ infoUuid: await t.addCase() });
  await t.atCashier(other.data.tradeNo, 'payAndClose');
  tradeNo = other.data.tradeNo;
  const refused = await refund('C', await takenOf(), 1);
  expect(refused).toEqual({ status: 'REFUSED', refusal: 'ACCOUNT_UNUSABLE' });
});

test('a refund can be asked after, and one that was refused may succeed later under its number', async () => {
  await t.atCashier(tradeNo, 'pay');
  const taken = await takenOf();
  const { queryRefund } = t.bank.gateway;
  expect(await queryRefund('Q1')).toEqual({ status: 'UNKNOWN' });
  await refund('Q1', taken, 100);
  expect(await queryRefund('Q1')).toMatchObject({ status: 'SUCCESS', amountInFen: 100 });
  await refund('Q2', taken, 200);
  expect(await queryRefund('Q2')).toEqual({ status: 'REFUSED' });
  pass(60_000);
  expect((await refund('Q2', taken, 200)).status).toBe('SUCCESS');
});

test("a day's bill has what was taken and given back on that day in China, and nothing else", async () => {
  const day = (ms: number) =>
    new Date(t.services.now() + ms + 8 * 3_600_000).toISOString().slice(0, 10);
  await t.atCashier(tradeNo, 'payTwice');
  const today = await t.bank.gateway.dailyBill(day(0));
  expect(today.map(({ kind, number, amountInFen }) => [kind, number, amountInFen])).toEqual([
    ['payment', tradeNo, 12_345],
    ['payment', tradeNo, 12_345],
  ]);
  pass(86_400_000);
  await refund('B1', await takenOf(), 45);
  expect(await t.bank.gateway.dailyBill(day(-86_400_000))).toEqual(today);
  expect(await t.bank.gateway.dailyBill(day(0))).toMatchObject([
    { kind: 'refund', number: 'B1', amountInFen: 45 },
  ]);
});
