import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { findMoneyOfCase } from '#src/server/cases/find-money-of-case.ts';
import { freezeMoneyOut, liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import { openReturningServer, type ReturningServer } from '../../refunds/returning-server.ts';
import { addPaidCase, bookPaidBack, topUp } from '../paid-back.ts';

let t: ReturningServer;
beforeAll(async () => {
  t = await openReturningServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

const now = () => t.services.now();
const held = async () => (await t.bank.books())[0]?.heldInFen ?? 0;
const run = () => topUp(t.services);
let statements = 0;
async function paidBack(amountInFen: number): Promise<string> {
  const caseId = await addPaidCase(t);
  const statementNo = `FK2026112100${statements++}`;
  await bookPaidBack(t.services, { caseId, statementNo, amountInFen });
  return caseId;
}

test('what was paid back lies at the gateway again, moved once, and goes back to the donors', async () => {
  const caseId = await paidBack(3000);
  const before = await held();
  const moved = vi.spyOn(t.bank.gateway, 'topUp');
  await Promise.all([run(), run()]);
  expect(await run()).toEqual([]);
  expect(await held()).toBe(before + 3000);
  expect(new Set(moved.mock.calls.map(([{ topUpNo }]) => topUpNo)).size).toBe(1);
  const refundId = await t.startRefund(caseId);
  await t.run();
  expect(await t.getCaseRefund(refundId)).toMatchObject({ status: 'DONE', returned_in_fen: 7000 });
  expect(await held()).toBe(before + 3000 - 7000);
  expect(await findMoneyOfCase(t.services.db, caseId)).toMatchObject({
    ...{ availableInFen: 0, paidOutInFen: 2000, refundedInFen: 7000 },
  });
});

test('a gateway that refuses, or whose answer is lost, is asked again under the same number', async () => {
  await paidBack(5000);
  const before = await held();
  const { topUp: really } = t.bank.gateway;
  const asked = vi.spyOn(t.bank.gateway, 'topUp');
  asked.mockResolvedValueOnce({ status: 'REFUSED' });
  expect(await run()).toEqual([expect.stringContaining('REFUSED')]);
  asked.mockImplementationOnce(async (one) => {
    await really(one);
    throw new Error('answer lost');
  });
  expect(await run()).toEqual(['answer lost']);
  expect(await run()).toEqual([]);
  expect(await held()).toBe(before + 5000);
  expect(new Set(asked.mock.calls.map(([{ topUpNo }]) => topUpNo)).size).toBe(1);
});

test('a number stands for one sum at the gateway', async () => {
  const topUpNo = 'T-FK2026112199999';
  const { gateway } = t.bank;
  const first = await gateway.topUp({ topUpNo, amountInFen: 1 });
  expect(await gateway.topUp({ topUpNo, amountInFen: 1 })).toEqual(first);
  await expect(gateway.topUp({ topUpNo, amountInFen: 2 })).rejects.toThrow(topUpNo);
  // Nobody paid it back: the fen goes where it came from, or it would lie there unbooked.
  await gateway.sweep({ sweepNo: `S-${topUpNo}`, amountInFen: 1 });
});

test('while money is frozen it stays at the bank', async () => {
  await paidBack(1);
  const before = await held();
  await freezeMoneyOut(t.services.db, { reason: 'a test', now: now() });
  expect(await run()).toEqual([]);
  expect(await held()).toBe(before);
  await liftMoneyOutFreeze(t.services.db, { reason: 'looked into', now: now() });
  await run();
  expect(await held()).toBe(before + 1);
});
