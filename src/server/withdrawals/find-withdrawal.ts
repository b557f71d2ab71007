import type { Selectable } from 'kysely';
import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import type { WithdrawalsTable } from '#src/server/db/schema.ts';
import { Problem } from '#src/shared/contract/problem.ts';

export type Withdrawal = Selectable<WithdrawalsTable>;

export function findWithdrawal(
  db: Database | Trx,
  withdrawalId: string,
): Promise<Withdrawal | undefined> {
  return db.selectFrom('withdrawals').selectAll().where('id', '=', withdrawalId).executeTakeFirst();
}

/**
 * Locks a withdrawal as it is once its case's fund is locked, which every change of it does first.
 */
export async function lockWithdrawal(trx: Trx, withdrawalId: string): Promise<Withdrawal> {
  const seen = await findWithdrawal(trx, withdrawalId);
  if (!seen) throw new Problem('notFound');
  await lockCaseFund(trx, seen.case_id);
  return (await findWithdrawal(trx, withdrawalId)) ?? seen;
}

/** Finds the withdrawal's plan, each part with its live payout's state, if it has one. */
export function findPlan(db: Database | Trx, withdrawalId: string) {
  return db
    .selectFrom('withdrawal_instalments as part')
    .leftJoin('payouts', (join) =>
      join
        .onRef('payouts.withdrawal_id', '=', 'part.withdrawal_id')
        .onRef('payouts.position', '=', 'part.position')
        .on('payouts.status', 'in', ['READY', 'SUBMITTED', 'SUCCESS']),
    )
    .select([
      'part.position as position',
      'part.amount_in_fen as amountInFen',
      'part.fee_in_fen as feeInFen',
      'part.subsidy_in_fen as subsidyInFen',
      'part.net_in_fen as netInFen',
      'payouts.payout_no as payoutNo',
      'payouts.status as payoutStatus',
    ])
    .where('part.withdrawal_id', '=', withdrawalId)
    .orderBy('part.position')
    .execute();
}

export type PlannedPart = Awaited<ReturnType<typeof findPlan>>[number];
