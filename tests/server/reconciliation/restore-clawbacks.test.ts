import { beforeEach, describe, expect, test } from 'vitest';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { levelPlaces } from '#src/server/treasury/level-places.ts';
import { openRefundDesk } from '../../support/test-refunds.ts';
import type { WithdrawingServer } from '../../support/test-withdrawing.ts';
import { addPaidCase, bookPaidBack } from '../withdrawals/paid-back.ts';
import { expectSettled, openForEach, settled } from './each-restored.ts';
import { lacksTools } from './restore-place.ts';
import type { Restored } from './restored-server.ts';

const restores = openForEach();
const { after } = restores;
let t: WithdrawingServer;
beforeEach(() => {
  ({ t } = restores);
});

const minuteMs = 60_000;
const statement = { statementNo: 'FK20261121000001', amountInFen: 3000 };

/** It is answered by people who have the bank's statement before them. */
async function answerAll({ services }: Restored): Promise<void> {
  await services.db
    .updateTable('differences')
    .set({ settled_at: services.now(), words: '已按对账单补登' })
    .where('settled_at', 'is', null)
    .execute();
}

describe.skipIf(lacksTools)('what a payee paid back', { timeout: 60_000 }, () => {
  /** The gateway has less than the case has again: the rest is brought to it from the bank. */
  async function giveAllBack({ startRefund }: { startRefund(caseId: string): Promise<string> }) {
    await startRefund(caseId);
    await runRefunds(t.services, { perSecond: 1000 });
    t.setNow(t.services.now() + minuteMs);
    await levelPlaces(t.services, t.services.now());
    t.setNow(t.services.now() + minuteMs);
    expect(await runRefunds(t.services, { perSecond: 1000 })).toMatchObject({ failed: 0 });
  }
  let caseId: string;
  beforeEach(async () => {
    caseId = await addPaidCase(t);
  });

  test('and was brought to the gateway and given back since the backup is booked once', async () => {
    await bookPaidBack(t.services, { caseId, ...statement });
    const desk = await openRefundDesk(t);
    const one = await after(() => giveAllBack(desk));
    await expectSettled(one, { refunds: 1 });
    await one.expectMoneyRight();
  });

  test('and is lost itself is recorded again by people from the statement', async () => {
    const one = await after(() => bookPaidBack(t.services, { caseId, ...statement }));
    await expectSettled(one);
    await bookPaidBack(one.services, { caseId, ...statement });
    await one.expectMoneyRight();
  });

  test('and went back to the donors, all of it lost, is booked once people recorded it', async () => {
    const desk = await openRefundDesk(t);
    const one = await after(async () => {
      await bookPaidBack(t.services, { caseId, ...statement });
      await giveAllBack(desk);
    });
    expect(await one.settle()).toMatchObject({ unsettled: 1, lifted: false });
    await bookPaidBack(one.services, { caseId, ...statement });
    await answerAll(one);
    expect(await one.settle()).toMatchObject(settled);
    await one.expectMoneyRight();
  });
});
