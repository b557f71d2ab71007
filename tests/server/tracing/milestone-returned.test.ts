import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { findMilestones } from '#src/server/tracing/find-milestones.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';

let t: GivingServer;
beforeAll(async () => {
  t = await openGivingServer();
});
afterAll(() => t.close());

const targetInFen = 10_000_000;

test('a quarter of the target that a gift reached is no longer reached once the gift went back', async () => {
  const token = await t.signIn('13900000171');
  const infoUuid = await t.addCase();
  const reached = async () =>
    (await findMilestones(t.services.db, infoUuid)).map(({ percent }) => percent);
  await t.give({ infoUuid, amountInFen: targetInFen / 4 });
  const { data } = await t.order({ infoUuid, amountInFen: targetInFen / 2 }, { token });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  expect(await reached()).toEqual([25, 50, 75]);
  await t.call(takeGiftBack, { orderId: data.orderId }, { token });
  await runRefunds(t.services, { perSecond: 1000 });
  expect(await t.statusOf(data.tradeNo)).toBe('REFUNDED');
  expect(await reached()).toEqual([25]);
  const later = t.services.now() + 60_000;
  t.setNow(later);
  await t.give({ infoUuid, amountInFen: targetInFen / 4 });
  expect(await findMilestones(t.services.db, infoUuid)).toMatchObject([
    { percent: 25 },
    { percent: 50, reachedAt: later },
  ]);
  await t.expectMoneyRight();
});
