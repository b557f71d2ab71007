import { afterAll, beforeAll, expect, test } from 'vitest';
import { payWithinMs } from '#src/server/donations/order/payment-times.ts';
import { settleOrder } from '#src/server/donations/settle/settle-order.ts';
import { askAfterSupports } from '#src/server/donations/support/ask-after-supports.ts';
import { findOwnSupports } from '#src/server/donations/support/find-supports.ts';
import { stampVerified } from '#src/server/payments/gateway.ts';
import { newId } from '#src/server/platform/keys.ts';
import { userInfo } from '#src/shared/accounts/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { supportAdd } from '#src/shared/donations/support/calls.ts';
import { bankMerchant } from '../../../support/bank-of-tests.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';

let t: GivingServer;
let token: string;
let userId: string;
beforeAll(async () => {
  t = await openGivingServer();
  token = await t.signIn('13800000073');
  userId = (await t.call(userInfo, {}, { token })).data.userId;
});
afterAll(() => t.close());

const ask = async (amountInFen: number) => {
  const wish = { amountInFen, payChannel: payChannels.alipayWap };
  return (await t.call(supportAdd, wish, { token, idempotencyKey: newId() })).data.tradeNo;
};

test('what came too late or twice is told by a notice and at the support, and goes back', async () => {
  const noticesOf = () =>
    t.services.db.selectFrom('notices').select('params').where('kind', '=', 'supportUnmatched');
  const shown = async (tradeNo: string) => {
    const own = await findOwnSupports(t.services.db, userId);
    const found = own.find((one) => one.tradeNo === tradeNo);
    return [found?.status, found?.unmatchedInFen, found?.unmatchedReturnedInFen];
  };
  const twice = await ask(1100);
  await t.atCashier(twice, 'payTwice');
  await t.bank.deliverDue();
  const late = await ask(1200);
  t.setNow(t.services.now() + payWithinMs + 120_000);
  await askAfterSupports(t.services, {}, t.services.now());
  expect(await shown(late)).toEqual([undefined, undefined, undefined]);
  // The bank closed it too; a word that comes all the same is the bank's breach, and is booked.
  await comeLate(late, 1200);
  expect([await shown(twice), await shown(late)]).toEqual([
    ['PAID', 1100, 0],
    ['CLOSED', 1200, 0],
  ]);
  await t.runJobs();
  expect([await shown(twice), await shown(late)]).toEqual([
    ['PAID', 1100, 1100],
    ['CLOSED', 1200, 1200],
  ]);
  const told = (await noticesOf().execute()).map(({ params }) => params);
  expect(told.sort()).toEqual([1100, 1200].map((amountInFen) => JSON.stringify({ amountInFen })));
  await t.expectMoneyRight();
});

async function comeLate(tradeNo: string, amountInFen: number): Promise<void> {
  const { gateway } = t.bank;
  const paid = { tradeNo, gatewayTradeNo: `${tradeNo}L`, amountInFen, paidAt: t.services.now() };
  await t.bank.takeAgain(paid);
  const notification = stampVerified({
    ...{ ...paid, gateway: gateway.name, merchant: bankMerchant, currency: 'CNY' },
    ...{ appId: gateway.appIdFor(payChannels.alipayWap), status: 'SUCCESS' },
  });
  const settled = await settleOrder(
    t.services,
    { notification, bodyHash: tradeNo },
    t.services.now(),
  );
  expect(settled).toBe('late');
}
