import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findCashCheck } from '#src/server/withdrawals/apply/find-cash-check.ts';
import { changeBank } from '#src/server/withdrawals/payee/change-bank.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { PayeeAccount } from '#src/shared/raising/payee-account.ts';
import { withCard } from '../../../support/funded-case.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

const newAccount = withCard('6222020000000000777');
let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

function change(caseId: string, account: PayeeAccount = newAccount): Promise<void> {
  // Of two accounts the later one counts.
  t.setNow(t.services.now() + 1000);
  return changeBank(t.services, { caseId, userId: `owner-${caseId}`, account }, t.services.now());
}
const reasonsOf = async (caseId: string) =>
  (await findCashCheck(t.services.db, caseId, t.services.now())).reasons.map(
    ({ reason }) => reason,
  );
const waiting = async (caseId: string) =>
  (
    await t.services.db
      .selectFrom('review_tasks')
      .select('subject_id as subjectId')
      .where('queue', '=', 'bankChange')
      .where('case_id', '=', caseId)
      .where('state', '=', 'open')
      .execute()
  ).map(({ subjectId }) => subjectId);

test('a new account is reviewed and cools down before anything is paid', async () => {
  const caseId = await t.addFundedCase(5000);
  await change(caseId);
  expect(await reasonsOf(caseId)).toEqual(['payeeNotReviewed']);
  const [payeeId = ''] = await waiting(caseId);
  await t.decide('bankChange', payeeId, { by: staff.reviewer });
  expect(await reasonsOf(caseId)).toEqual(['coolingTime']);
  await expect(t.apply(caseId)).rejects.toMatchObject({ reason: 'cannotCash' });
  t.setNow(t.services.now() + dayMs);
  expect(await reasonsOf(caseId)).toEqual([]);
  const notices = await t.services.db
    .selectFrom('notices')
    .select('subject_id')
    .where('user_id', '=', `owner-${caseId}`)
    .where('kind', '=', 'bankChanged')
    .execute();
  expect(notices.length).toBe(2);
});

test('a later change takes the place of one that still waits', async () => {
  const caseId = await t.addFundedCase(5000);
  await change(caseId);
  const [first] = await waiting(caseId);
  await change(caseId, withCard('6222020000000000888'));
  const after = await waiting(caseId);
  expect(after.length).toBe(1);
  expect(after[0]).not.toBe(first);
});

test('an account put in question after the release stops what was not yet sent', async () => {
  const caseId = await t.addFundedCase(5000);
  const id = await t.bringToRelease(caseId, { amountInFen: 5000 });
  await t.release(id);
  await change(caseId);
  expect(await t.runDue()).toEqual([]);
  expect(await t.payoutsOf(id)).toMatchObject([{ status: 'FAILED' }]);
  expect(await t.balance(`CH:${caseId}`)).toBe(5000);
  expect(await t.payoutBank.paidInFen()).toBe(await paidOut());
});

test('refused, the account so far stays the one that is paid', async () => {
  const caseId = await t.addFundedCase(5000);
  await change(caseId);
  const [payeeId = ''] = await waiting(caseId);
  const refused = { decision: 'refuse', words: '户名与身份证不符' } as const;
  await t.decide('bankChange', payeeId, { by: staff.reviewer, ...refused });
  expect(await reasonsOf(caseId)).toEqual([]);
});

async function paidOut(): Promise<number> {
  const rows = await t.services.db
    .selectFrom('payouts')
    .select('amount_in_fen as amountInFen')
    .where('status', '=', 'SUCCESS')
    .execute();
  return rows.reduce((sum, { amountInFen }) => sum + amountInFen, 0);
}
