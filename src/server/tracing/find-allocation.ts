import { findMoneyOfCase } from '#src/server/cases/find-money-of-case.ts';
import type { Database } from '#src/server/db/database.ts';
import { caseAvailable } from '#src/server/ledger/accounts.ts';
import type { Allocation } from '#src/shared/tracing/allocation.ts';
import { findShownWithdrawals } from './find-shown-withdrawals.ts';

/** How the money of a case was used; what was raised is the sum of where it is now. */
export async function findAllocation(
  db: Database,
  caseId: string,
  now: number,
): Promise<Allocation> {
  const [money, list, clawedBackInFen] = await Promise.all([
    findMoneyOfCase(db, caseId),
    findShownWithdrawals(db, caseId, now),
    findClawedBackInFen(db, caseId),
  ]);
  const raisedInFen = Object.values(money).reduce((sum, part) => sum + part, 0);
  return { infoUuid: caseId, raisedInFen, ...money, clawedBackInFen, list };
}

async function findClawedBackInFen(db: Database, caseId: string): Promise<number> {
  const { inFen } = await db
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .select((eb) => eb.cast<number | null>(eb.fn.sum('entry.amount_in_fen'), 'bigint').as('inFen'))
    .where('transfer.case_id', '=', caseId)
    .where('transfer.kind', '=', 'clawback')
    .where('entry.account_id', '=', caseAvailable(caseId))
    .executeTakeFirstOrThrow();
  return inFen ?? 0;
}
