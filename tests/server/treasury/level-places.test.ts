import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findMoneyOfCase } from '#src/server/cases/money/find-money-of-case.ts';
import { freezeMoneyOut, liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import { levelPlaces } from '#src/server/treasury/level-places.ts';
import { closedAccount } from '../../support/funded-case.ts';
import { movesOf } from '../../support/moves-of.ts';
import { staff } from '../../support/test-withdrawing.ts';
import { openReturningServer, type ReturningServer } from '../refunds/returning-server.ts';
import { addPaidCase, bookPaidBack } from '../withdrawals/paid-back.ts';

let t: ReturningServer;
beforeAll(async () => {
  t = await openReturningServer();
});
beforeEach(() => {
  t.setNow(t.services.now() + 60_000);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

const now = () => t.services.now();
const held = () => t.bank.heldInFen();
const level = () => levelPlaces(t.services, now());

let statements = 0;
/** 4,000 fen of it lie at the gateway, and as much as was paid back at the bank. */
async function paidBack(amountInFen: number): Promise<string> {
  const caseId = await addPaidCase(t);
  const statementNo = `FK2026112100${statements++}`;
  await bookPaidBack(t.services, { caseId, statementNo, amountInFen });
  return caseId;
}

const openMoves = () =>
  t.services.db
    .selectFrom('gateway_moves')
    .select(['direction', 'amount_in_fen as amountInFen'])
    .where('done_at', 'is', null)
    .execute();

test('what was paid back comes to the gateway once its donors are to have it, and goes to them', async () => {
  const caseId = await paidBack(3000);
  const before = await held();
  const moved = vi.spyOn(movesOf(t.bank.gateway), 'topUp');
  await level();
  expect(await held()).toBe(before);
  const refundId = await t.startRefund(caseId);
  await t.run();
  t.setNow(now() + 3_600_000);
  await Promise.all([level(), level()]);
  await level();
  expect(new Set(moved.mock.calls.map(([{ number }]) => number)).size).toBe(1);
  await t.run();
  expect(await t.getCaseRefund(refundId)).toMatchObject({ status: 'DONE', returned_in_fen: 7000 });
  expect(await held()).toBe(before + 3000 - 7000);
  expect(await findMoneyOfCase(t.services.db, caseId)).toMatchObject({
    ...{ availableInFen: 0, paidOutInFen: 2000, refundedInFen: 7000 },
  });
});

test('a gateway that refuses, or whose answer is lost, is asked again under the same number', async () => {
  const caseId = await paidBack(5000);
  await t.startRefund(caseId);
  await t.run();
  const moves = movesOf(t.bank.gateway);
  const { topUp: really } = moves;
  const asked = vi.spyOn(moves, 'topUp');
  asked.mockResolvedValueOnce({ status: 'REFUSED' });
  await level();
  asked.mockImplementationOnce(async (one) => {
    await really(one);
    throw new Error('answer lost');
  });
  await level();
  expect(await openMoves()).toMatchObject([{ direction: 'topUp' }]);
  await level();
  expect(await openMoves()).toEqual([]);
  expect(new Set(asked.mock.calls.map(([{ number }]) => number)).size).toBe(1);
  t.setNow(now() + 3_600_000);
  await t.run();
});

test('what was swept for a payout that is called off pays the next one', async () => {
  const caseId = await t.addFundedCase(5000, { account: closedAccount });
  const id = await t.bringToRelease(caseId, { amountInFen: 5000 });
  await t.release(id);
  await t.runDue();
  const refused = { decision: 'refuse', words: '账户有误' } as const;
  await t.decide('payout', `${id}:1`, { by: staff.releaser, ...refused });
  const before = await held();
  const sweep = vi.spyOn(movesOf(t.bank.gateway), 'sweep');
  const next = await t.bringToRelease(await t.addFundedCase(5000), { amountInFen: 5000 });
  await t.release(next);
  await t.runDue();
  expect(await t.statusOfWithdrawal(next)).toBe('PAID');
  expect(sweep).not.toHaveBeenCalled();
  expect(await held()).toBe(before + 5000);
});

test('two payouts at once are never sent for the same fen', async () => {
  const ids: string[] = [];
  for (const amountInFen of [3000, 4000]) {
    const id = await t.bringToRelease(await t.addFundedCase(amountInFen), { amountInFen });
    await t.release(id);
    ids.push(id);
  }
  const sweep = vi.spyOn(movesOf(t.bank.gateway), 'sweep');
  const errors = (await Promise.all([t.runDue(), t.runDue()])).flat();
  // The other one was bringing its money at that moment.
  expect(errors.filter(({ name }) => name !== 'WaitingError')).toEqual([]);
  await t.runDue();
  expect(await Promise.all(ids.map((id) => t.statusOfWithdrawal(id)))).toEqual(['PAID', 'PAID']);
  const numbers = sweep.mock.calls.map(([one]) => [one.number, one.amountInFen] as const);
  const sumInFen = [...new Map(numbers).values()].reduce((sum, inFen) => sum + inFen, 0);
  expect(sumInFen).toBe(7000);
});

test('while money is frozen it stays where it is', async () => {
  const caseId = await paidBack(2000);
  await t.startRefund(caseId);
  await t.run();
  const before = await held();
  await freezeMoneyOut(t.services.db, { reason: 'a test', now: now() });
  await level();
  expect([await held(), await openMoves()]).toEqual([before, []]);
  await liftMoneyOutFreeze(t.services.db, { reason: 'looked into', now: now() });
  await level();
  t.setNow(now() + 3_600_000);
  await t.run();
});

test('a number stands for one sum at the gateway, which lends nothing', async () => {
  const moves = movesOf(t.bank.gateway);
  const asked = { number: 'T-test', amountInFen: 1 };
  const first = await moves.topUp(asked);
  expect(await moves.topUp(asked)).toEqual(first);
  await expect(moves.topUp({ ...asked, amountInFen: 2 })).rejects.toThrow('T-test');
  const all = { number: 'S-test', amountInFen: (await held()) + 1 };
  expect(await moves.sweep(all)).toEqual({ status: 'REFUSED' });
  // Nobody owed it: the fen goes where it came from, or it would lie there unbooked.
  await moves.sweep({ number: 'S-test-fen', amountInFen: 1 });
});
