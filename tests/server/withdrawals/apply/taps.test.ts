import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { applyRefund } from '#src/shared/refunds/calls.ts';
import { applyDrawCash, drawCancel } from '#src/shared/withdrawals/calls.ts';
import {
  drawWords,
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';
import { untilTaken } from '../../../support/until-taken.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterAll(() => t.close());

const form = (infoUuid: string, amountInFen: number) => ({
  infoUuid,
  amountInFen,
  ...drawWords,
  stopRaise: true,
});

test('the same key applies once and answers the same; with another body it is a conflict', async () => {
  const { infoUuid, token } = await t.addOwnedCase(5000);
  const key = { token, idempotencyKey: newId() };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => t.call(applyDrawCash, form(infoUuid, 4000), key)),
  );
  expect(new Set(answers.map(({ data }) => data.drawId)).size).toBe(1);
  const other = await t.call(applyDrawCash, form(infoUuid, 4001), key);
  expect(other.refusal?.reason).toBe('idempotencyConflict');
  const again = await t.call(applyDrawCash, form(infoUuid, 400), {
    token,
    idempotencyKey: newId(),
  });
  expect(again.refusal?.reason).toBe('withdrawalOpen');
});

const releaseOf = (drawId: string): Promise<number> =>
  t.release(drawId).then(
    () => 200,
    (error: unknown) => {
      if (error instanceof Problem) return 409;
      throw error;
    },
  );

type Tapped = { infoUuid: string; token: string; drawId: string };

/** Does one of five things that people do with the case, by turns; answers its status. */
async function tap({ infoUuid, token, drawId }: Tapped, at: number): Promise<number> {
  const headers = { 'x-client-address': `10.1.${at >> 7}.${at & 127}` };
  const keyed = { idempotencyKey: newId(), headers };
  if (at % 6 === 0) {
    const wish = { infoUuid, amountInFen: 100, payChannel: 8 };
    const { status, data } = await t.call(orderAdd, wish, keyed);
    if (status === 200) await t.atCashier(data.tradeNo, 'payAndClose');
    return status;
  }
  if (at % 6 === 1) return (await t.call(drawCancel, { drawId }, { token, headers })).status;
  if (at % 6 === 2) return releaseOf(drawId);
  if (at % 6 === 3) {
    const reason = '孩子转院，不再需要筹款了。';
    return (await t.call(applyRefund, { infoUuid, reason }, { token, ...keyed })).status;
  }
  return (await t.call(applyDrawCash, form(infoUuid, 30_000), { token, ...keyed })).status;
}

test('500 taps of withdraw, cancel, release, refund and give on one case pay at most once and lose nothing', {
  timeout: 120_000,
}, async () => {
  const { infoUuid, token } = await t.addOwnedCase(50_000);
  const first = await t.call(applyDrawCash, form(infoUuid, 20_000), {
    token,
    idempotencyKey: newId(),
  });
  const { drawId } = first.data;
  await t.decide('drawPublic', drawId, { by: staff.reviewer });
  t.setNow(t.services.now() + 24 * 3_600_000);
  const taps = Array.from({ length: 500 }, (_, at) =>
    untilTaken(async () => ({ status: await tap({ infoUuid, token, drawId }, at) })),
  );
  const answers = await Promise.all(taps);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  await t.bank.deliverDue();
  await t.runDue();
  await t.runDue();
  await t.expectMoneyRight();
  const paid = (await t.payoutsOf(drawId)).filter(({ status }) => status === 'SUCCESS');
  expect(paid.length).toBeLessThanOrEqual(1);
  const open = await t.services.db
    .selectFrom('withdrawals')
    .select('id')
    .where('case_id', '=', infoUuid)
    .where('status', 'in', ['REVIEWING', 'NOTICE', 'PAYING'])
    .execute();
  expect(open.length).toBeLessThanOrEqual(1);
});
