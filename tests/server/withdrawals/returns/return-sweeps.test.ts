import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freezeMoneyOut, liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import { returnSweeps } from '#src/server/withdrawals/returns/return-sweeps.ts';
import { takeReturns } from '#src/server/withdrawals/returns/take-returns.ts';
import { closedAccount } from '../../../support/funded-case.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

const now = () => t.services.now();
const held = async () => (await t.bank.books())[0]?.heldInFen ?? 0;
async function run(): Promise<string[]> {
  const errors: string[] = [];
  await returnSweeps(t.services, now(), (error) => errors.push((error as Error).message));
  return errors;
}

/** Swept, refused by the bank and called off by staff. */
async function calledOff(): Promise<string> {
  const caseId = await t.addFundedCase(5000, { account: closedAccount });
  const id = await t.bringToRelease(caseId, { amountInFen: 5000 });
  await t.release(id);
  await t.runDue();
  const refused = { decision: 'refuse', words: '账户有误' } as const;
  await t.decide('payout', `${id}:1`, { by: staff.releaser, ...refused });
  return caseId;
}

test('money swept for a payout that is called off lies at its gateway again, moved once', async () => {
  const caseId = await calledOff();
  const before = await held();
  const moved = vi.spyOn(t.bank.gateway, 'returnSweep');
  await Promise.all([run(), run()]);
  expect(await run()).toEqual([]);
  expect(await held()).toBe(before + 5000);
  expect(new Set(moved.mock.calls.map(([{ sweepNo }]) => sweepNo)).size).toBe(1);
  expect(await t.balance(`C:${caseId}`)).toBe(5000);
});

test('a gateway that refuses, or whose answer is lost, is asked again under the same number', async () => {
  await calledOff();
  const before = await held();
  const { returnSweep } = t.bank.gateway;
  const asked = vi.spyOn(t.bank.gateway, 'returnSweep');
  asked.mockResolvedValueOnce({ status: 'REFUSED' });
  expect(await run()).toEqual([expect.stringContaining('REFUSED')]);
  asked.mockImplementationOnce(async (sweep) => {
    await returnSweep(sweep);
    throw new Error('answer lost');
  });
  expect(await run()).toEqual(['answer lost']);
  expect(await run()).toEqual([]);
  expect(await held()).toBe(before + 5000);
  expect(new Set(asked.mock.calls.map(([{ sweepNo }]) => sweepNo)).size).toBe(1);
});

test('what came back of a paid withdrawal goes back too, once the case has it again', async () => {
  const caseId = await t.addFundedCase(6000);
  const id = await t.bringToRelease(caseId, { amountInFen: 2000 });
  await t.release(id);
  await t.runDue();
  await t.apply(caseId, { amountInFen: 1000 });
  await t.payoutBank.sendBack((await t.payoutsOf(id))[0]?.payoutNo ?? '', '账户已注销');
  await takeReturns(t.services, now());
  const before = await held();
  await run();
  expect(await held()).toBe(before + 2000);
});

test('what still waits for its release stays at the bank, and so does everything while frozen', async () => {
  const caseId = await t.addFundedCase(5000, { account: closedAccount });
  const id = await t.bringToRelease(caseId, { amountInFen: 5000 });
  await t.release(id);
  await t.runDue();
  const before = await held();
  await run();
  expect(await held()).toBe(before);
  await t.decide('payout', `${id}:1`, {
    by: staff.releaser,
    decision: 'refuse',
    words: '账户有误',
  });
  await freezeMoneyOut(t.services.db, { reason: 'a test', now: now() });
  await run();
  expect(await held()).toBe(before);
  await liftMoneyOutFreeze(t.services.db, { reason: 'looked into', now: now() });
  await run();
  expect(await held()).toBe(before + 5000);
});
