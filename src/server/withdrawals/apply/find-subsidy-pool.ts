import type { Database } from '#src/server/db/database.ts';
import { pool } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import { subsidyPool } from '#src/server/ledger/postings-of-payouts.ts';
import { openWithdrawalStates } from '#src/shared/withdrawals/withdrawal-fields.ts';

/** Finds what the pool has and had, and what withdrawals under way will still ask of it. */
export async function findSubsidyPool(db: Database) {
  const [balanceInFen, neededInFen, rows] = await Promise.all([
    findBalance(db, pool(subsidyPool)),
    findNeeded(db),
    db
      .selectFrom('ledger_turnover')
      .select(['kind', 'amount_in_fen'])
      .where('account_kind', '=', 'P')
      .where('kind', 'in', ['pool-funding', 'subsidy', 'subsidy-return'])
      .execute(),
  ]);
  const sum = (kind: string) => rows.find((row) => row.kind === kind)?.amount_in_fen ?? 0;
  return {
    ...{ balanceInFen, neededInFen },
    lackingInFen: Math.max(neededInFen - balanceInFen, 0),
    fundedInFen: sum('pool-funding'),
    paidInFen: 0 - sum('subsidy'),
    returnedInFen: sum('subsidy-return'),
  };
}

/** Finds the subsidies of every instalment that was not sent yet. */
async function findNeeded(db: Database): Promise<number> {
  const { needed } = await db
    .selectFrom('withdrawals')
    .innerJoin('withdrawal_instalments as part', 'part.withdrawal_id', 'withdrawals.id')
    .leftJoin('payouts', (join) =>
      join
        .onRef('payouts.withdrawal_id', '=', 'part.withdrawal_id')
        .onRef('payouts.position', '=', 'part.position')
        .on('payouts.status', 'in', ['SUBMITTED', 'SUCCESS']),
    )
    .select((eb) => eb.cast<number | null>(eb.fn.sum('part.subsidy_in_fen'), 'bigint').as('needed'))
    .where('withdrawals.status', 'in', openWithdrawalStates)
    .where('withdrawals.subsidy_in_fen', '>', 0)
    .where('payouts.payout_no', 'is', null)
    .executeTakeFirstOrThrow();
  return needed ?? 0;
}
