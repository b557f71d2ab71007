import { beforeEach, describe, expect, test } from 'vitest';
import { freezeByHand } from '#src/server/desk/money/freeze.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import { findRestore } from '#src/server/reconciliation/restore/find-restore.ts';
import { withCard } from '../../support/funded-case.ts';
import { staff, type WithdrawingServer } from '../../support/test-withdrawing.ts';
import { balanceOf, passAll, sendBack } from './after-a-restore.ts';
import { openForEach, settled } from './each-restored.ts';
import { lacksTools } from './restore-place.ts';

const restores = openForEach();
const { after } = restores;
let t: WithdrawingServer;
beforeEach(() => {
  ({ t } = restores);
});

const now = () => t.services.now();

const backAtGivers = async () =>
  (await t.bank.gateway.dailyBill(new Date(now() + 8 * 3_600_000).toISOString().slice(0, 10)))
    .filter(({ kind }) => kind === 'refund')
    .reduce((sum, { amountInFen }) => sum + amountInFen, 0);

describe.skipIf(lacksTools)('what a restore lost for good', { timeout: 60_000 }, () => {
  test('goes back to its givers where it was gifts, once, after staff passed them', async () => {
    const caseId = await t.addCase();
    await t.give({ infoUuid: caseId, amountInFen: 900 });
    const one = await after(async () => {
      for (const amountInFen of [1234, 2345]) await t.give({ infoUuid: caseId, amountInFen });
      const { data } = await t.order({ infoUuid: caseId, amountInFen: 700 });
      await t.atCashier(data.tradeNo, 'payTwice');
      await t.bank.deliverDue();
    });
    expect(await one.settle()).toMatchObject({ openDifferences: 4, lifted: false });
    expect(await passAll(one, staff.releaser)).toEqual([]);
    expect(await balanceOf(one, 'U')).toBe(1234 + 2345 + 700 + 700);
    await expect(sendBack(one)).rejects.toThrow('frozen');
    expect(await one.settle()).toMatchObject({ ...settled, frozen: false });
    await one.expectMoneyRight();
    t.setNow(now() + 120_000);
    await sendBack(one);
    expect(await balanceOf(one, 'U')).toBe(0);
    await one.expectMoneyRight();
    await sendBack(one);
    expect(await one.settle()).toMatchObject(settled);
    await one.expectMoneyRight();
    expect(await backAtGivers()).toBe(4979);
  });

  test('is written anew by two persons where it was a withdrawal that was paid', async () => {
    const caseId = await t.addFundedCase(6000);
    const one = await after(async () => {
      const id = await t.bringToRelease(caseId, { amountInFen: 4000, instalments: 2 });
      await t.release(id);
      await t.runDue();
    });
    const waits = { openDifferences: 1, lifted: false };
    expect(await one.settle()).toMatchObject(waits);
    expect(await passAll(one, `owner-${caseId}`)).toEqual(['secondPersonNeeded']);
    expect(await passAll(one, staff.reviewer)).toEqual([]);
    expect(await one.settle()).toMatchObject(waits);
    expect(await passAll(one, staff.reviewer)).toEqual(['secondPersonNeeded']);
    expect(await passAll(one, staff.releaser)).toEqual([]);
    expect(await one.settle()).toMatchObject({ ...settled, payouts: 1 });
    await one.expectMoneyRight();
    expect(await balanceOf(one, `C:${caseId}`)).toBe(4000);
    const draws = await one.services.db.selectFrom('withdrawals').selectAll().execute();
    expect(draws).toMatchObject([{ status: 'PAID', amount_in_fen: 2000, fee_in_fen: 0 }]);
    expect(await one.settle()).toMatchObject(settled);
    await one.expectMoneyRight();
  });

  test('is written on the appeal that staff name where several share an account', async () => {
    const caseId = await t.addFundedCase(3000);
    await t.addFundedCase(5000);
    const one = await after(async () => {
      const id = await t.bringToRelease(caseId, { amountInFen: 3000 });
      await t.release(id);
      await t.runDue();
    });
    expect(await one.settle()).toMatchObject({ openDifferences: 1, lifted: false });
    expect(await passAll(one, staff.reviewer)).toEqual(['caseStateRefuses']);
    expect(await passAll(one, staff.reviewer, `银行回单，求助 ${caseId}`)).toEqual([]);
    expect(await passAll(one, staff.releaser)).toEqual([]);
    expect(await one.settle()).toMatchObject(settled);
    await one.expectMoneyRight();
    expect(await balanceOf(one, `C:${caseId}`)).toBe(0);
  });

  test('takes the place of an older withdrawal that was called off for it', async () => {
    const account = withCard('6222020000000077777');
    const caseId = await t.addFundedCase(3000, { account });
    const older = await t.bringToRelease(caseId, { amountInFen: 3000 });
    const one = await after(async () => {
      const refused = { by: staff.releaser, decision: 'refuse', words: '发票有误' } as const;
      await t.decide('payout', `${older}:1`, refused);
      const id = await t.bringToRelease(caseId, { answer: '发票已经换成这一次的。' });
      await t.release(id);
      await t.runDue();
    });
    expect(await one.settle()).toMatchObject({ openDifferences: 1, lifted: false });
    expect(await passAll(one, staff.reviewer)).toEqual([]);
    expect(await passAll(one, staff.administrator)).toEqual([]);
    expect(await one.settle()).toMatchObject(settled);
    await one.expectMoneyRight();
    expect(await balanceOf(one, `C:${caseId}`)).toBe(2000);
  });

  test('keeps no freeze but its own from two persons, and the restore ends once', async () => {
    const one = await after(async () => {});
    const { db } = one.services;
    expect(await findRestore(db)).toMatchObject({ openDifferences: 0 });
    await freezeByHand(db, { reason: '可疑的打款', staffUserId: staff.reviewer }, now());
    expect(await one.settle()).toMatchObject({ ...settled, frozen: true });
    expect(await findMoneyOutFreeze(db)).toMatchObject({ reason: '可疑的打款' });
    expect(await findRestore(db)).toBeUndefined();
    await liftMoneyOutFreeze(db, { reason: '已查明', now: now() });
    expect(await one.settle()).toMatchObject({ ...settled, frozen: false });
  });
});
