import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkMoves } from '#src/server/reconciliation/days/check-moves.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import { movesOf } from '../../support/moves-of.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';

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
  const at = { db: t.services.db, gateway: t.bank.gateway };
  const differences = await checkMoves(at, dayOf(now), now);
  return differences.map(({ kind, oursInFen, theirsInFen }) => [kind, oursInFen, theirsInFen]);
};

const tasks = () =>
  t.services.db
    .selectFrom('review_tasks')
    .innerJoin('differences', 'differences.id', 'review_tasks.subject_id')
    .select(['differences.kind', 'differences.subject', 'differences.number'])
    .where('differences.subject', 'in', ['sweep', 'topUp'])
    .where('state', '=', 'open')
    .execute();

async function pay(amountInFen: number): Promise<void> {
  const id = await t.bringToRelease(await t.addFundedCase(amountInFen), { amountInFen });
  await t.release(id);
  await t.runDue();
}

test('what was swept for payouts agrees', async () => {
  await pay(2000);
  await pay(3000);
  expect(await found()).toEqual([]);
});

test.each(['sweep', 'topUp'] as const)(
  'a %s that nobody asked for is put before staff, once',
  async (direction) => {
    await t.give({ infoUuid: await t.addCase(), amountInFen: 700 });
    const number = `${direction}-nobody`;
    await movesOf(t.bank.gateway)[direction]({ number, amountInFen: 700 });
    expect(await found()).toEqual([['missingHere', null, 700]]);
    t.setNow(t.services.now() + 1000);
    await found();
    expect(await tasks()).toContainEqual({ kind: 'missingHere', subject: direction, number });
    expect((await tasks()).filter((task) => task.number === number)).toHaveLength(1);
  },
);

test('another amount, and one that the gateway lacks, are named', async () => {
  await pay(4000);
  const moves = movesOf(t.bank.gateway);
  const { findSweeps } = moves;
  const changed = (change: () => object | undefined) =>
    vi.spyOn(moves, 'findSweeps').mockImplementation(async (since) =>
      (await findSweeps(since)).flatMap((one) => {
        const other = change();
        return other ? [{ ...one, ...other }] : [];
      }),
    );
  changed(() => ({ amountInFen: 4100 }));
  expect(await found()).toEqual([['amountDiffers', 4000, 4100]]);
  changed(() => undefined);
  expect(await found()).toEqual([['missingThere', 4000, null]]);
});
