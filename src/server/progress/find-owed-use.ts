import { type Database, engineOf, type Trx } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';

export type OwedUse = {
  withdrawalId: string;
  amountInFen: number;
  purpose: string;
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
            .whereRef('progress_posts.withdrawal_id', '=', 'fund_uses.withdrawal_id'),
        ),
      ),
    )
    .orderBy('fund_uses.due_at')
    .orderBy('fund_uses.withdrawal_id');
}

/** Payouts of a case whose use nobody has told of yet, oldest first. */
export async function findOwedUse(db: Database, caseId: string): Promise<OwedUse[]> {
  return selectOwed(db, caseId)
    .innerJoin('withdrawals', 'withdrawals.id', 'fund_uses.withdrawal_id')
    .select([
      'fund_uses.withdrawal_id as withdrawalId',
      'withdrawals.amount_in_fen as amountInFen',
      'withdrawals.purpose',
      'fund_uses.due_at as dueAt',
    ])
    .limit(50)
    .execute();
}

/** The payout that a fund-use post tells of. */
export async function requireOwedUse(
  trx: Trx,
  { caseId, withdrawalId }: { caseId: string; withdrawalId: string },
): Promise<string> {
  await lockUses(trx, caseId);
  const owed = await selectOwed(trx, caseId)
    .select('fund_uses.withdrawal_id as withdrawalId')
    .$if(withdrawalId !== '', (uses) => uses.where('fund_uses.withdrawal_id', '=', withdrawalId))
    .limit(1)
    .executeTakeFirst();
  if (!owed) throw new Problem('fundUseNotOwed');
  return owed.withdrawalId;
}

/** Two tellings wait for each other here; what is still owed is asked by a statement after it. */
async function lockUses(trx: Trx, caseId: string): Promise<void> {
  if (engineOf(trx) !== 'postgres') return;
  await trx
    .selectFrom('fund_uses')
    .select('withdrawal_id')
    .where('case_id', '=', caseId)
    .forUpdate()
    .execute();
}
