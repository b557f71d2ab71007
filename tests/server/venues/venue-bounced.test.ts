import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { takeReturns } from '#src/server/withdrawals/returns/take-returns.ts';
import { giveRefundAccount, takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { readLedger } from './read-ledger.ts';
import { openVenueDesk, type VenueDesk } from './venue-desk.ts';

let t: VenueDesk;
let caseId: string;
let venueId: string;
let matchingId: string;
beforeAll(async () => {
  t = await openVenueDesk();
});
beforeEach(async () => {
  caseId = await t.addCase();
  venueId = await t.open(caseId);
  matchingId = await t.run({ cases: caseId });
});
afterEach(() => expectTrue());
afterAll(() => t.close());

/** The venue shows what the ledger says, and every equation holds. */
async function expectTrue() {
  expect(await t.statistic(venueId)).toEqual(await readLedger(t, venueId));
  await t.expectMoneyRight();
}

const hourMs = 3_600_000;
async function run(): Promise<void> {
  for (let at = 0; at < 4; at += 1) {
    await runRefunds(t.services, { perSecond: 1000 });
    t.setNow(t.services.now() + hourMs);
  }
}

/** Gives through the venue by an account at the wallet that is closed since. */
async function giveFromClosed(token: string) {
  const wish = { infoUuid: caseId, amountInFen: 2000, activityId: venueId };
  const { data } = await t.order(wish, { token });
  await t.atCashier(data.tradeNo, 'payAndClose');
  await t.bank.deliverDue();
  return data;
}

const giveAccount = (orderId: string, bankCard: string, token: string) => {
  const account = { orderId, name: '林小雨', bankName: '云岭银行昭通支行', bankCard };
  return t.call(giveRefundAccount, account, { token });
};

test('a return that its bank sends back counts at the venue again, and its match stays in the pool', async () => {
  const token = await t.donor();
  const { orderId, tradeNo } = await giveFromClosed(token);
  await t.giveThrough({ infoUuid: caseId, amountInFen: 700, activityId: venueId });
  expect(await t.matchOf(orderId)).toBe(2000);
  expect(await t.statistic(venueId)).toEqual({ people: 2, amountInFen: 2700, cases: 1 });
  expect(await t.balance(`P:${matchingId}`)).toBe(98_000);

  expect((await t.call(takeGiftBack, { orderId }, { token })).status).toBe(200);
  await run();
  expect(await t.balance(`P:${matchingId}`)).toBe(100_000);
  await giveAccount(orderId, '6222020000000020123', token);
  await run();
  expect(await t.statistic(venueId)).toEqual({ people: 1, amountInFen: 700, cases: 1 });
  await expectTrue();

  await t.payoutBank.sendBack(`B1-R-${tradeNo}`, '账户已注销');
  const returns = () => takeReturns(t.services, t.services.now());
  await Promise.all([returns(), returns()]);
  await returns();
  // The platform holds the gift again, for its donor; its match does not come back with it.
  expect(await t.statistic(venueId)).toEqual({ people: 2, amountInFen: 2700, cases: 1 });
  expect(await t.balance(`P:${matchingId}`)).toBe(100_000);
  expect(await t.balance(`CR:${caseId}`)).toBe(2000);
  expect(await t.matchedOf(caseId)).toBe(0);
  await expectTrue();

  await giveAccount(orderId, '6222020000000030122', token);
  await run();
  expect(await t.statusOf(tradeNo)).toBe('REFUNDED');
  expect(await t.statistic(venueId)).toEqual({ people: 1, amountInFen: 700, cases: 1 });
  expect(await t.balance(`P:${matchingId}`)).toBe(100_000);
});
