import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { PoolFunding } from '#src/server/review/find-proposals.ts';

/** It is said as literals, so that its own index fits. */
const isItsProposal = sql<boolean>`proposal.kind = 'poolFunding' and proposal.state = 'confirmed'`;

/**
 * Finds what came into the pool, newest first: the amount as the ledger has it, the words as two
 * said.
 */
export async function findFundings(
  db: Database,
  { anchorId, size = 20 }: { anchorId: string; size?: number },
) {
  const rows = await db
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
    .where('transfer.kind', '=', 'pool-funding')
    .where((eb) => isBeyond(eb, ['transfer.created_at', 'transfer.id'], readAnchor(anchorId, 'ns')))
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
