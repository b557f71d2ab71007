import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { watchPayouts } from '#src/server/withdrawals/payout/watch-payouts.ts';
import {
  openWithdrawingServer,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterAll(() => t.close());

async function bringToPaying(): Promise<string> {
  const caseId = await t.addFundedCase(6000);
  const id = await t.bringToRelease(caseId, { amountInFen: 6000 });
  await t.release(id);
  return id;
}

test('payouts that can not go on keep no newer one from being asked about', async () => {
  const stuck = await bringToPaying();
  const { db } = t.services;
  const payout = await db
    .selectFrom('payouts')
    .selectAll()
    .where('withdrawal_id', '=', stuck)
    .executeTakeFirstOrThrow();
  const part = await db
    .selectFrom('withdrawal_instalments')
    .selectAll()
    .where('withdrawal_id', '=', stuck)
    .executeTakeFirstOrThrow();
  const positions = Array.from({ length: 60 }, (_, at) => at + 2);
  const parts = positions.map((position) => ({ ...part, position }));
  await db.insertInto('withdrawal_instalments').values(parts).execute();
  const payouts = positions.map((position) => ({
    ...payout,
    ...{ position, payout_no: `stuck-${position}` },
  }));
  await db.insertInto('payouts').values(payouts).execute();
  t.setNow(t.services.now() + 60_000);
  const newer = await bringToPaying();
  vi.spyOn(t.services.payouts.current, 'query').mockRejectedValue(new Error('line broke'));
  const asked: string[] = [];
  for (const _ of ['first look', 'second look']) {
    t.setNow(t.services.now() + 60_000);
    await watchPayouts(
      t.services,
      { onError: (_error, payoutNo) => asked.push(payoutNo) },
      t.services.now(),
    );
  }
  const [{ payoutNo } = { payoutNo: '' }] = await t.payoutsOf(newer);
  expect(asked).toContain(payoutNo);
});
