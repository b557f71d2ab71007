import { type Database, engineOf, type Trx } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { PostStatus } from '#src/shared/progress/post-view.ts';

type OwedUse = {
  payoutNo: string;
  amountInFen: number;
  purpose: string;
  paidAt: number | null;
  dueAt: number;
};

function selectOwed(db: Database | Trx, caseId: string) {
  return db
    .selectFrom('fund_uses')
    .where('fund_uses.case_id', '=', caseId)
    .where('fund_uses.shown_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('progress_posts')
            .select('progress_posts.id')
            .whereRef('progress_posts.payout_no', '=', 'fund_uses.payout_no'),
        ),
      ),
    )
    .orderBy('fund_uses.due_at')
    .orderBy('fund_uses.payout_no');
}

/** Finds payouts of a case whose use nobody has told of yet, oldest first. */
export async function findOwedUse(db: Database, caseId: string): Promise<OwedUse[]> {
  return selectOwed(db, caseId)
    .innerJoin('payouts', 'payouts.payout_no', 'fund_uses.payout_no')
    .innerJoin('withdrawals', 'withdrawals.id', 'fund_uses.withdrawal_id')
    .select([
      'fund_uses.payout_no as payoutNo',
      'payouts.amount_in_fen as amountInFen',
      'withdrawals.purpose',
      'payouts.paid_at as paidAt',
      'fund_uses.due_at as dueAt',
    ])
    .limit(50)
    .execute();
}

/**
 * Finds accounts of payouts that wait for their review or are to be mended; the public reads none
 * yet.
 */
export function findHandedIn(
  db: Database,
  caseId: string,
): Promise<{ progressId: string; amountInFen: number; status: PostStatus }[]> {
  return db
    .selectFrom('fund_uses')
    .innerJoin('progress_posts', 'progress_posts.payout_no', 'fund_uses.payout_no')
    .innerJoin('payouts', 'payouts.payout_no', 'fund_uses.payout_no')
    .select([
      'progress_posts.id as progressId',
      'payouts.amount_in_fen as amountInFen',
      'progress_posts.status as status',
    ])
    .where('fund_uses.case_id', '=', caseId)
    .where('fund_uses.shown_at', 'is', null)
    .orderBy('fund_uses.due_at')
    .orderBy('fund_uses.payout_no')
    .limit(50)
    .execute();
}

/** Finds the payout that a fund-use post tells of. */
export async function requireOwedUse(
  trx: Trx,
  { caseId, payoutNo }: { caseId: string; payoutNo: string },
): Promise<{ payoutNo: string; withdrawalId: string }> {
  await lockUses(trx, caseId);
  const owed = await selectOwed(trx, caseId)
    .select(['fund_uses.payout_no as payoutNo', 'fund_uses.withdrawal_id as withdrawalId'])
    .$if(payoutNo !== '', (uses) => uses.where('fund_uses.payout_no', '=', payoutNo))
    .limit(1)
    .executeTakeFirst();
  if (!owed) throw new Problem('fundUseNotOwed');
  return owed;
}

/** Two tellings wait for each other here; what is still owed is asked by a statement after it. */
async function lockUses(trx: Trx, caseId: string): Promise<void> {
  if (engineOf(trx) !== 'postgres') return;
  await trx
    .selectFrom('fund_uses')
    .select('payout_no')
    .where('case_id', '=', caseId)
    .forUpdate()
    .execute();
}
