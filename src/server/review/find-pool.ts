import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { pool } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import { subsidyPool } from '#src/server/ledger/postings-of-payouts.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { PoolFunding } from './find-board.ts';

/** What the pool has and had, and what withdrawals under way will still ask of it. */
export async function findPool(db: Database) {
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

/** The subsidies of every instalment that was not sent yet. */
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
    .where('withdrawals.status', 'in', ['REVIEWING', 'NOTICE', 'PAYING'])
    .where('withdrawals.subsidy_in_fen', '>', 0)
    .where('payouts.payout_no', 'is', null)
    .executeTakeFirstOrThrow();
  return needed ?? 0;
}

/** Said as literals, so that its own index fits. */
const isItsProposal = sql<boolean>`proposal.kind = 'poolFunding' and proposal.state = 'confirmed'`;

/** What came into the pool, newest first: the amount as the ledger has it, the words as two said. */
export async function findFundings(
  db: Database,
  { anchorId, size = 20 }: { anchorId: string; size?: number },
) {
  const after = readAnchor(anchorId, 'ns') as [number, string] | undefined;
  let query = db
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('ledger_entries as entry', (join) =>
      join.onRef('entry.transfer_id', '=', 'transfer.id').on('entry.amount_in_fen', '>', 0),
    )
    .leftJoin('staff_proposals as proposal', (join) =>
      join.onRef('proposal.subject', '=', 'transfer.reference').on(isItsProposal),
    )
    .leftJoin('users as proposers', 'proposers.id', 'proposal.proposed_by')
    .leftJoin('users as confirmers', 'confirmers.id', 'proposal.decided_by')
    .select([
      'transfer.id',
      'transfer.created_at as fundedAt',
      'transfer.reference as statementNo',
      'entry.amount_in_fen as amountInFen',
      'proposal.value',
      'proposal.reason',
      'proposers.nickname as proposer',
      'confirmers.nickname as confirmer',
    ])
    .where('transfer.kind', '=', 'pool-funding');
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple('transfer.created_at', 'transfer.id'), '<', eb.tuple(...after)),
    );
  }
  const rows = await query
    .orderBy('transfer.created_at', 'desc')
    .orderBy('transfer.id', 'desc')
    .limit(size + 1)
    .execute();
  const fundings = rows.map(({ value, ...row }) => ({
    ...row,
    sponsor: value === null ? '' : fromJson<PoolFunding>(value).sponsor,
  }));
  return pageFrom(fundings, size, ({ fundedAt, id }) => [fundedAt, id]);
}
