import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import type { Schema } from '#src/server/db/schema.ts';
import {
  caseAvailable,
  caseHeldForRefunds,
  caseHeldForWithdrawals,
} from '#src/server/ledger/accounts.ts';
import { chinaOffsetMs, dayMs } from '#src/shared/platform/china-days.ts';

/** This is what one kind of transfer did within a day at one kind of account of a case. */
export type CaseMove = {
  /** These are days since 1970, as China counts them. */
  day: number;
  kind: string;
  /** Is the transfer booked as this case's own? What another family passed on is of the other. */
  own: number;
  place: string;
  inFen: number;
};

const dayIn = sql<number>`cast((transfer.created_at + ${sql.lit(chinaOffsetMs)}) / ${sql.lit(dayMs)} as bigint)`;

/**
 * Finds everything that moved at the accounts of a case before an instant, from the ledger alone,
 * in one reading; as many rows as it had days and kinds, never one a gift.
 */
export async function findCaseMoves(
  db: Database,
  { caseId, before }: { caseId: string; before: number },
): Promise<CaseMove[]> {
  return db
    .selectFrom((from) => movesOfCase(from, caseId).as('moved'))
    .select(['day', 'kind', 'own', 'place'])
    .select((eb) => [eb.cast<number>(eb.fn.sum('inFen'), 'bigint').as('inFen')])
    .where('at', '<', before)
    .groupBy(['day', 'kind', 'own', 'place'])
    .orderBy('day')
    .execute();
}

/** Its own accounts are named after it; what is on its way to a bank is named after the payout. */
function movesOfCase(from: ExpressionBuilder<Schema, never>, caseId: string) {
  const accounts = [caseAvailable, caseHeldForWithdrawals, caseHeldForRefunds];
  const ids = accounts.map((account) => account(caseId));
  const moved = () =>
    from
      .selectFrom('ledger_entries as entry')
      .innerJoin('ledger_transfers as transfer', 'transfer.id', 'entry.transfer_id')
      .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
      .select(['transfer.created_at as at', dayIn.as('day'), 'transfer.kind'])
      .select(sql<number>`case when transfer.case_id = ${caseId} then 1 else 0 end`.as('own'))
      .select(['account.kind as place', 'entry.amount_in_fen as inFen']);
  return moved()
    .where('entry.account_id', 'in', ids)
    .unionAll(
      moved()
        .where('transfer.case_id', '=', caseId)
        .where('transfer.kind', 'in', ['payout', 'payout-paid', 'payout-failed'])
        .where('account.kind', '=', 'X'),
    );
}
