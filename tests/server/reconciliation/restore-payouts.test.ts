import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { withdrawalJobs } from '#src/server/withdrawals/jobs.ts';
import { takeReturns } from '#src/server/withdrawals/returns/take-returns.ts';
import { closedAccount } from '../../support/funded-case.ts';
import type { WithdrawingServer } from '../../support/test-withdrawing.ts';
import { column, expectSettled, openForEach, settled } from './each-restored.ts';
import { lacksTools } from './restore-place.ts';
import type { Restored } from './restored-server.ts';

const restores = openForEach();
const { after } = restores;
let t: WithdrawingServer;
beforeEach(() => {
  ({ t } = restores);
});

const now = () => t.services.now();
const hourMs = 3_600_000;

const balanceOf = async ({ services }: Restored, id: string) =>
  (
    await services.db
      .selectFrom('ledger_accounts')
      .select('balance_in_fen as inFen')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.inFen ?? 0;

async function watch({ services }: Restored): Promise<void> {
  const { signal } = new AbortController();
  const asked = { id: 'w', payload: null, attempt: 1, signal };
  await withdrawalJobs(services)['watch-payouts']?.({ ...asked, now: now() + hourMs });
}

describe.skipIf(lacksTools)('books restored from a backup learn of', { timeout: 60_000 }, () => {
  test('money that was swept for a payout the bank never heard of, which is then paid once', async () => {
    const id = await t.bringToRelease(await t.addFundedCase(4000), { amountInFen: 4000 });
    await t.release(id);
    const one = await after(async () => {
      vi.spyOn(t.services.payouts.current, 'submit').mockRejectedValueOnce(new Error('line broke'));
      await t.runDue();
      expect(await t.statusOfWithdrawal(id)).toBe('PAYING');
    });
    await expectSettled(one);
    expect(await column(one, 'payouts', id)).toEqual(['READY']);
    await watch(one);
    expect(await column(one, 'withdrawals', id)).toEqual(['PAID']);
    await one.expectMoneyRight();
  });

  test('money that was swept for a withdrawal they lost, which lies at the bank for the next', async () => {
    const caseId = await t.addFundedCase(3000);
    const one = await after(async () => {
      const id = await t.bringToRelease(caseId, { amountInFen: 3000 });
      await t.release(id);
      vi.spyOn(t.services.payouts.current, 'submit').mockRejectedValueOnce(new Error('line broke'));
      await t.runDue();
    });
    await expectSettled(one);
    expect(await balanceOf(one, `C:${caseId}`)).toBe(3000);
    expect(await balanceOf(one, 'B')).toBe(-3000);
  });

  test('money that was swept for a payout they lost and the bank refused', async () => {
    const caseId = await t.addFundedCase(3300, { account: closedAccount });
    const id = await t.bringToRelease(caseId, { amountInFen: 3300 });
    const one = await after(async () => {
      await t.release(id);
      await t.runDue();
    });
    await expectSettled(one);
    expect(await column(one, 'payouts', id)).toEqual([]);
  });

  test('a payout that was paid and came back, before money may go out', async () => {
    const id = await t.bringToRelease(await t.addFundedCase(2500), { amountInFen: 2500 });
    await t.release(id);
    const one = await after(async () => {
      await t.runDue();
      await t.payoutBank.sendBack((await t.payoutsOf(id))[0]?.payoutNo ?? '', '账户已注销');
      await takeReturns(t.services, now());
    });
    await expectSettled(one, { payouts: 1 });
    expect(await column(one, 'payouts', id)).toEqual(['RETURNED']);
  });

  test('a payout that the bank has, but has not paid yet: it is asked after, never sent anew', async () => {
    const id = await t.bringToRelease(await t.addFundedCase(2600), { amountInFen: 2600 });
    await t.release(id);
    const one = await after(() => t.runDue());
    const { spyOn } = vi;
    spyOn(t.services.payouts.current, 'query').mockResolvedValueOnce({ status: 'PENDING' });
    spyOn(t.services.payouts.current, 'dailyBill').mockResolvedValue([]);
    expect(await one.settle()).toMatchObject({ ...settled, payouts: 0 });
    expect(await column(one, 'payouts', id)).toEqual(['SUBMITTED']);
    vi.restoreAllMocks();
    await watch(one);
    expect(await column(one, 'withdrawals', id)).toEqual(['PAID']);
    await one.expectMoneyRight();
  });

  test('a later number of an instalment: the one that waited ends unsent, and staff are asked', async () => {
    const id = await t.bringToRelease(await t.addFundedCase(2700), { amountInFen: 2700 });
    await t.release(id);
    const [first] = await t.payoutsOf(id);
    const one = await after(async () => {
      const unsent = { status: 'FAILED', bank_words: 'unsent' } as const;
      await t.services.db
        .updateTable('payouts')
        .set(unsent)
        .where('withdrawal_id', '=', id)
        .execute();
      await t.release(id);
      await t.runDue();
    });
    expect(first?.status).toBe('READY');
    expect(await one.settle()).toMatchObject({ openDifferences: 1, lifted: false });
    expect(await column(one, 'payouts', id)).toEqual(['FAILED']);
    expect(await findMoneyOutFreeze(one.services.db)).toBeDefined();
  });
});
