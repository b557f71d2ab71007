import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkSweeps } from '#src/server/reconciliation/days/check-sweeps.ts';
import { chinaDayOf } from '#src/server/reconciliation/days/china-day.ts';
import { returnSweeps } from '#src/server/withdrawals/returns/return-sweeps.ts';
import { closedAccount } from '../../support/funded-case.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../support/test-withdrawing.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterAll(() => t.close());
beforeEach(() => {
  vi.restoreAllMocks();
  t.setNow(t.services.now() + 5 * 86_400_000);
});

const found = async () => {
  const now = t.services.now();
  const differences = await checkSweeps(
    { db: t.services.db, gateway: t.bank.gateway },
    chinaDayOf(now),
    now,
  );
  return differences.map(({ kind, oursInFen, theirsInFen }) => [kind, oursInFen, theirsInFen]);
};

const tasks = () =>
  t.services.db
    .selectFrom('review_tasks')
    .innerJoin('differences', 'differences.id', 'review_tasks.subject_id')
    .select(['differences.kind', 'differences.number'])
    .where('differences.subject', '=', 'sweep')
    .where('state', '=', 'open')
    .execute();

async function pay(amountInFen: number, account = {}): Promise<string> {
  const id = await t.bringToRelease(await t.addFundedCase(amountInFen, account), { amountInFen });
  await t.release(id);
  await t.runDue();
  return id;
}

test('what was swept, and what went back because its payout was called off, agrees', async () => {
  await pay(2000);
  const id = await pay(3000, { account: closedAccount });
  await t.decide('payout', `${id}:1`, {
    by: staff.releaser,
    decision: 'refuse',
    words: '账户有误',
  });
  await returnSweeps(t.services, t.services.now(), (error) => {
    throw error;
  });
  expect(await found()).toEqual([]);
});

test('one that nobody asked for is put before staff, once', async () => {
  await t.give({ infoUuid: await t.addCase(), amountInFen: 700 });
  await t.bank.gateway.sweep({ sweepNo: 'S-nobody-1', amountInFen: 700 });
  expect(await found()).toEqual([['missingHere', null, 700]]);
  t.setNow(t.services.now() + 1000);
  await found();
  expect(await tasks()).toEqual([{ kind: 'missingHere', number: 'S-nobody-1' }]);
  await t.bank.gateway.returnSweep({ sweepNo: 'S-nobody-1', amountInFen: 700 });
  expect(await found()).toEqual([]);
});

test('another amount, one that the gateway lacks and one that went back unasked are named', async () => {
  const id = await pay(4000);
  const sweepNo = `S-${id}-1`;
  const { findSweeps } = t.bank.gateway;
  const changed = (change: (isBack: boolean) => object | undefined) =>
    vi.spyOn(t.bank.gateway, 'findSweeps').mockImplementation(async (since) =>
      (await findSweeps(since)).flatMap((one) => {
        if (one.sweepNo !== sweepNo) return [one];
        const other = change(one.isBack);
        return other ? [{ ...one, ...other }] : [];
      }),
    );
  changed(() => ({ amountInFen: 4100 }));
  expect(await found()).toEqual([['amountDiffers', 4000, 4100]]);
  changed(() => undefined);
  expect(await found()).toEqual([['missingThere', 4000, null]]);
  changed(() => ({ isBack: true }));
  expect(await found()).toEqual([['statusDiffers', 4000, 4000]]);
});
