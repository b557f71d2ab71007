import { beforeEach, describe, expect, test } from 'vitest';
import { checkTopUps } from '#src/server/reconciliation/days/check-top-ups.ts';
import { chinaDayOf } from '#src/server/reconciliation/days/china-day.ts';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { openRefundDesk } from '../../support/test-refunds.ts';
import type { WithdrawingServer } from '../../support/test-withdrawing.ts';
import { addPaidCase, bookPaidBack, topUp } from '../withdrawals/paid-back.ts';
import { expectSettled, openForEach, settled } from './each-restored.ts';
import { lacksTools } from './restore-place.ts';
import type { Restored } from './restored-server.ts';

const restores = openForEach();
const { after } = restores;
let t: WithdrawingServer;
beforeEach(() => {
  ({ t } = restores);
});

const statement = { statementNo: 'FK20261121000001', amountInFen: 3000 };

/** By people who have the bank's statement before them. */
async function answerAll({ services }: Restored): Promise<void> {
  await services.db
    .updateTable('differences')
    .set({ settled_at: services.now(), words: '已按对账单补登' })
    .where('settled_at', 'is', null)
    .execute();
}

describe.skipIf(lacksTools)('what a payee paid back', { timeout: 60_000 }, () => {
  test('and was brought to the gateway since the backup is booked once', async () => {
    const caseId = await addPaidCase(t);
    await bookPaidBack(t.services, { caseId, ...statement });
    const one = await after(async () => expect(await topUp(t.services)).toEqual([]));
    await expectSettled(one);
    expect(await topUp(one.services)).toEqual([]);
    await one.expectMoneyRight();
  });

  test('and is lost itself waits for people to record it again from the statement', async () => {
    const caseId = await addPaidCase(t);
    const one = await after(async () => {
      await bookPaidBack(t.services, { caseId, ...statement });
      await topUp(t.services);
    });
    t.setNow(t.services.now() + 3 * 86_400_000);
    const waiting = { openDifferences: 1, brokenEquations: [14], lifted: false };
    expect(await one.settle()).toMatchObject(waiting);
    const other = { caseId, ...statement, amountInFen: 2999 };
    await expect(bookPaidBack(one.services, other)).rejects.toMatchObject({
      reason: 'statementUsed',
    });
    await bookPaidBack(one.services, { caseId, ...statement });
    await answerAll(one);
    await expectSettled(one);
    const now = t.services.now();
    expect(
      await checkTopUps(
        { db: one.services.db, gateway: one.services.gateways.sole() },
        chinaDayOf(now),
        now,
      ),
    ).toEqual([]);
  });

  test('and went back to the donors, all of it lost, is booked once people recorded it', async () => {
    const caseId = await addPaidCase(t);
    const { startRefund } = await openRefundDesk(t);
    const one = await after(async () => {
      await bookPaidBack(t.services, { caseId, ...statement });
      await topUp(t.services);
      await startRefund(caseId);
      await runRefunds(t.services, { perSecond: 1000 });
    });
    expect(await one.settle()).toMatchObject({ unsettled: 1, lifted: false });
    await bookPaidBack(one.services, { caseId, ...statement });
    await answerAll(one);
    expect(await one.settle()).toMatchObject(settled);
    await one.expectMoneyRight();
  });
});
