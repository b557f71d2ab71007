import { newId } from '#src/server/platform/keys.ts';
import { testNow } from '../../support/test-server.ts';
import type { PostDesk } from './post-desk.ts';

/** Pays out something of the case, which then owes a word on its use. */
export async function payOut(t: PostDesk, dueAt = testNow + 1): Promise<string> {
  const [id, payoutNo] = [newId(), `PO${newId()}`];
  const { db } = t.services;
  await db
    .insertInto('withdrawals')
    .values({
      ...{ id, case_id: t.infoUuid, applicant_user_id: t.ownerUserId, amount_in_fen: 50_000 },
      ...{ purpose: '化疗', plan: '住院费', status: 'PAID' as const },
      ...{ created_at: testNow, updated_at: testNow },
    })
    .execute();
  const part = { withdrawal_id: id, position: 1 };
  const sums = { amount_in_fen: 50_000, fee_in_fen: 1000, subsidy_in_fen: 0, net_in_fen: 49_000 };
  await db
    .insertInto('withdrawal_instalments')
    .values({ ...part, ...sums })
    .execute();
  await db
    .insertInto('payouts')
    .values({
      ...{ payout_no: payoutNo, ...part, case_id: t.infoUuid, amount_in_fen: 49_000 },
      ...{ gateway: 'sandbox', payee_id: 'payee', payee_hash: 'hash', status: 'SUCCESS' as const },
      ...{ releaser_user_id: t.otherUserId, receipt_no: payoutNo, return_no: null },
      ...{ bank_words: null, created_at: testNow, submitted_at: testNow, paid_at: testNow },
      ...{ returned_at: null, updated_at: testNow, funded_at: testNow },
    })
    .execute();
  const owed = { payout_no: payoutNo, withdrawal_id: id, case_id: t.infoUuid, due_at: dueAt };
  const untold = { reminded_at: null, overdue_told_at: null, post_id: null, shown_at: null };
  await db
    .insertInto('fund_uses')
    .values({ ...owed, ...untold, created_at: testNow })
    .execute();
  return payoutNo;
}
