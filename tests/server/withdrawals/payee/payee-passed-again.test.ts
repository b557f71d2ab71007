import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { savePayee } from '#src/server/raising/payee/payee.ts';
import { admitPayee } from '#src/server/withdrawals/payee/admit-payee.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { goodAccount } from '../../../support/funded-case.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';
import { newAccount, openDraw, pass } from './payee-under-review.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

test('an account that passes with other papers cools down as well and is followed likewise', async () => {
  const caseId = await t.addFundedCase(5000);
  const id = await t.bringToRelease(caseId, { amountInFen: 5000 });
  const submitted = { caseId, account: newAccount, submittedBy: `owner-${caseId}` };
  const now = t.services.now() + 1000;
  await inTransaction(t.services.db, async (trx) => {
    const { payeeId } = await savePayee(trx, t.services.keys, { ...submitted, now });
    const admitted = { caseId, payeeId, staffUserId: staff.reviewer, now };
    const { effectiveAt } = (await admitPayee(trx, admitted, t.services.config)) ?? {};
    expect(effectiveAt).toBe(now + dayMs);
  });
  expect(await t.statusOfWithdrawal(id)).toBe('CANCELLED');
  expect((await openDraw(t, caseId))?.status).toBe('REVIEWING');
});

test('the same account passed again changes nothing of an open withdrawal', async () => {
  const caseId = await t.addFundedCase(5000);
  const id = await t.bringToRelease(caseId, { amountInFen: 5000 });
  await pass(t, caseId, goodAccount);
  await t.release(id);
  await t.runDue();
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
});
