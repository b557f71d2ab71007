import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { makeCase } from '../../support/case-factory.ts';
import { type OlderDatabase, openOlderDatabase } from './older-database.ts';

const dayMs = 86_400_000;
let older: OlderDatabase;
let db: Database;
beforeAll(async () => {
  older = await openOlderDatabase('0024-pool');
  ({ db } = older);
});
afterAll(() => older.close());

type Made = { caseId: string; userId: string };

/** A withdrawal in so many parts, of which some are paid, as it was kept before. */
async function addWithdrawal(id: string, { caseId, userId }: Made, paidAt: (number | null)[]) {
  const status = paidAt.includes(null) ? 'PAYING' : 'PAID';
  await db
    .insertInto('withdrawals')
    .values({
      ...{ id, case_id: caseId, applicant_user_id: userId, amount_in_fen: 100 * paidAt.length },
      ...{ purpose: '化疗', plan: '住院费', status, created_at: 1, updated_at: 1 },
    })
    .execute();
  for (const [at, paid] of paidAt.entries()) {
    const part = { withdrawal_id: id, position: at + 1 };
    const sums = { amount_in_fen: 100, fee_in_fen: 0, subsidy_in_fen: 0, net_in_fen: 100 };
    await db
      .insertInto('withdrawal_instalments')
      .values({ ...part, ...sums })
      .execute();
    if (paid === null) continue;
    const payoutNo = `${id}-${at + 1}`;
    await db
      .insertInto('payouts')
      .values({
        ...{ payout_no: payoutNo, ...part, case_id: caseId, amount_in_fen: 100 },
        ...{ gateway: 'sandbox', payee_id: 'p', payee_hash: 'h', releaser_user_id: userId },
        ...{ status: 'SUCCESS', receipt_no: payoutNo, return_no: null, bank_words: null },
        ...{ created_at: paid, submitted_at: paid, paid_at: paid, returned_at: null },
        updated_at: paid,
      })
      .execute();
  }
}

const oweOfBefore = (
  id: string,
  caseId: string,
  [postId, shownAt]: [string | null, number | null],
) =>
  sql`insert into fund_uses (withdrawal_id, case_id, due_at, reminded_at, overdue_told_at,
      post_id, shown_at, created_at)
    values (${id}, ${caseId}, 77, null, null, ${postId}, ${shownAt}, 7)`.execute(db);

test('what was owed of a withdrawal is owed of its payouts, and a post tells of one of them', async () => {
  const { id: caseId, ownerUserId: userId } = await makeCase(db);
  const made = { caseId, userId };
  await addWithdrawal('shown', made, [5, 6]);
  await oweOfBefore('shown', caseId, ['post', 70]);
  await addWithdrawal('owed', made, [6]);
  await oweOfBefore('owed', caseId, [null, null]);
  await addWithdrawal('under-way', made, [8, null]);
  await sql`insert into progress_posts (id, case_id, author_user_id, type, withdrawal_id, content,
      status, refusals, created_at, submitted_at, passed_at)
    values ('post', ${caseId}, ${userId}, 'fundUse', 'shown', '住院费', 2, null, 9, 9, 70)`.execute(
    db,
  );
  await older.migrateTo('0025-fund-uses');
  const uses = await db.selectFrom('fund_uses').selectAll().orderBy('payout_no').execute();
  expect(
    uses.map(({ payout_no, due_at, post_id, shown_at }) => [payout_no, due_at, post_id, shown_at]),
  ).toEqual([
    ['owed-1', 77, null, null],
    ['shown-1', 77, 'post', 70],
    ['shown-2', 77, 'post', 70],
    ['under-way-1', 8 + 30 * dayMs, null, null],
  ]);
  const post = {
    case_id: caseId,
    author_user_id: userId,
    type: 'fundUse',
    content: '药费',
  } as const;
  const more = {
    status: 4,
    refusals: null,
    created_at: 9,
    submitted_at: 9,
    passed_at: null,
  } as const;
  const tell = (id: string, payoutNo: string) =>
    db
      .insertInto('progress_posts')
      .values({ id, withdrawal_id: 'shown', payout_no: payoutNo, ...post, ...more })
      .execute();
  await tell('first', 'shown-1');
  await expect(tell('second', 'shown-2')).rejects.toSatisfy((error) => isUniqueViolation(error));
});
