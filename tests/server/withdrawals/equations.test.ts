import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { equations } from '#src/server/equations.ts';
import { checkLedger } from '#src/server/ledger/check-ledger.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
  const caseId = await t.addFundedCase(10_000, { option: 2, basisPoints: 300 });
  const id = await t.bringToRelease(caseId, { amountInFen: 10_000, instalments: 2 });
  await t.release(id);
  await t.runDue();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

class Undo extends Error {}

/** Answers what is broken while a change stands; the change itself is taken back. */
async function brokenBy(change: string): Promise<number[]> {
  let broken: number[] = [];
  await inTransaction(t.services.db, async (trx) => {
    await sql.raw(change).execute(trx);
    const results = await checkLedger(trx, equations);
    broken = results.filter(({ ok }) => !ok).map(({ equation }) => equation);
    throw new Undo();
  }).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return broken;
}

test.each([
  ['an account was never reviewed', `update case_payees set reviewed_by = null`, [9]],
  ['the account was changed by hand', `update case_payees set payee_hash = 'other'`, [9]],
  [
    'it was released before its notice ended',
    `update withdrawals set notice_ends_at = notice_ends_at + 1000`,
    [9],
  ],
  [
    'a paid payout was forgotten',
    `update payouts set status = 'SUBMITTED', receipt_no = null, paid_at = null`,
    [8, 9, 15],
  ],
  [
    'an objection was passed over',
    `insert into withdrawal_objections (id, withdrawal_id, user_id, content, objector, state, created_at)
     select 'o', id, 'staff-c', 'no', 'donor', 'open', 1 from withdrawals`,
    [9],
  ],
  [
    'the reviewer released it',
    `update payouts set releaser_user_id = (select reviewer_user_id from withdrawals)`,
    [10],
  ],
  ['a sweep was counted twice', `update gateway_moves set amount_in_fen = amount_in_fen + 1`, [14]],
  ['the rate was changed after it', `update withdrawals set fee_basis_points = 301`, [15]],
])('it is found when %s', async (_, change, broken) => {
  expect(await brokenBy(change)).toEqual(broken);
});
