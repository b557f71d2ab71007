import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { savePayee } from '#src/server/raising/payee/payee.ts';
import { admitPayee } from '#src/server/withdrawals/payee/admit-payee.ts';
import { changeBank } from '#src/server/withdrawals/payee/change-bank.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { PayeeAccount } from '#src/shared/raising/payee-account.ts';
import { closedAccount, goodAccount, withCard } from '../../../support/funded-case.ts';
import { objectTo } from '../../../support/object-to.ts';
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
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

function change(caseId: string, account: PayeeAccount = newAccount): Promise<void> {
  // Of two accounts the later one counts.
  t.setNow(t.services.now() + 1000);
  return changeBank(t.services, { caseId, userId: `owner-${caseId}`, account }, t.services.now());
}
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

/** The family names another account and staff pass it. */
async function pass(caseId: string, account: PayeeAccount = newAccount): Promise<void> {
  await change(caseId, account);
  const [payeeId = ''] = await waiting(caseId);
  await t.decide('bankChange', payeeId, { by: staff.reviewer });
}

const openDraw = (caseId: string) =>
  t.services.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('status', 'in', ['REVIEWING', 'NOTICE', 'PAYING'])
    .executeTakeFirst();
const kindsTold = async (caseId: string) =>
  (
    await t.services.db
      .selectFrom('notices')
      .select('kind')
      .where('user_id', '=', `owner-${caseId}`)
      .execute()
  ).map(({ kind }) => kind);

test('after a failed payout the money goes to the new account, reviewed and shown in public anew', async () => {
  const caseId = await t.addFundedCase(5000, { account: closedAccount });
  const id = await t.bringToRelease(caseId, { amountInFen: 5000 });
  await t.release(id);
  await t.runDue();
  await change(caseId);
  await expect(t.release(id)).rejects.toMatchObject({ reason: 'payeeNotReady' });
  const [payeeId = ''] = await waiting(caseId);
  await t.decide('bankChange', payeeId, { by: staff.reviewer });
  expect(await t.statusOfWithdrawal(id)).toBe('CANCELLED');
  expect(await kindsTold(caseId)).toContain('withdrawalAnew');
  const { id: anew = '', amount_in_fen } = (await openDraw(caseId)) ?? {};
  expect(amount_in_fen).toBe(5000);
  await t.decide('drawPublic', anew, { by: staff.reviewer });
  await expect(t.release(anew)).rejects.toMatchObject({ reason: 'noticeRunning' });
  t.setNow(t.services.now() + dayMs);
  await t.release(anew);
  await t.runDue();
  expect((await t.payoutsOf(anew)).map(({ status }) => status)).toEqual(['SUCCESS']);
  expect(await t.statusOfWithdrawal(anew)).toBe('PAID');
});

test('one under review is looked at again under the new account, and nobody decides on the old one', async () => {
  const caseId = await t.addFundedCase(5000);
  const id = await t.apply(caseId, { amountInFen: 5000, emergency: true });
  await t.decide('drawPublic', id, { by: staff.reviewer });
  await pass(caseId);
  expect(await t.openTasks()).toContain(`drawPublic ${id}`);
  expect(await t.openTasks()).not.toContain(`drawPublic ${id}+second`);
  await expect(
    t.decide('drawPublic', `${id}+second`, { by: staff.administrator }),
  ).rejects.toMatchObject({ reason: 'withdrawalNotOpen' });
  const { payee_id, reviewer_user_id } = (await openDraw(caseId)) ?? {};
  const [payee] = await payeesOf(caseId);
  expect([payee_id, reviewer_user_id]).toEqual([payee?.id, null]);
});

test('what is paid of a plan stays paid, and only the rest is applied for anew', async () => {
  const caseId = await t.addFundedCase(6001);
  const id = await t.bringToRelease(caseId, { amountInFen: 6001, instalments: 3 });
  await t.release(id);
  await t.runDue();
  await pass(caseId);
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
  expect(await openDraw(caseId)).toMatchObject({ amount_in_fen: 4000, status: 'REVIEWING' });
  expect(await t.balance(`CH:${caseId}`)).toBe(4000);
  const owed = t.services.db.selectFrom('fund_uses').selectAll().where('case_id', '=', caseId);
  expect((await owed.execute()).map(({ withdrawal_id }) => withdrawal_id)).toEqual([id]);
});

test('a change that passes while a payout is at the bank is followed once the bank has said', async () => {
  const caseId = await t.addFundedCase(5000, { account: closedAccount });
  const id = await t.bringToRelease(caseId, { amountInFen: 5000 });
  await t.release(id);
  const query = vi.spyOn(t.services.payouts, 'query');
  query.mockResolvedValueOnce({ status: 'UNKNOWN' }).mockResolvedValueOnce({ status: 'PENDING' });
  await t.runDue();
  await pass(caseId);
  expect(await t.statusOfWithdrawal(id)).toBe('PAYING');
  t.setNow(t.services.now() + 5000);
  await t.runDue();
  expect(await t.statusOfWithdrawal(id)).toBe('CANCELLED');
  expect((await openDraw(caseId))?.status).toBe('REVIEWING');
});

test('an open objection is answered before another account is followed', async () => {
  const caseId = await t.addFundedCase(5000);
  const id = await t.apply(caseId, { amountInFen: 5000 });
  await t.decide('drawPublic', id, { by: staff.reviewer });
  const objectionId = await objectTo(t, { withdrawalId: id, caseId });
  await pass(caseId);
  expect(await t.statusOfWithdrawal(id)).toBe('NOTICE');
  const words = '已核实';
  await t.decide('objection', objectionId, { by: staff.second, words });
  await t.decide('objection', `${objectionId}+second`, { by: staff.third, words });
  expect(await t.statusOfWithdrawal(id)).toBe('CANCELLED');
  expect((await openDraw(caseId))?.status).toBe('REVIEWING');
});

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
  expect((await openDraw(caseId))?.status).toBe('REVIEWING');
});

test('the same account passed again changes nothing of an open withdrawal', async () => {
  const caseId = await t.addFundedCase(5000);
  const id = await t.bringToRelease(caseId, { amountInFen: 5000 });
  await pass(caseId, goodAccount);
  await t.release(id);
  await t.runDue();
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
});

const payeesOf = (caseId: string) =>
  t.services.db
    .selectFrom('case_payees')
    .select('id')
    .where('case_id', '=', caseId)
    .where('status', '=', 'passed')
    .orderBy('created_at', 'desc')
    .execute();
