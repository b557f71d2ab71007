import type { Trx } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/** A line of the custody bank's statement was money of somebody: it counts once, whatever for. */
export async function requireUnusedStatement(trx: Trx, statementNo: string): Promise<void> {
  const booked = await trx
    .selectFrom('ledger_transfers')
    .select('id')
    .where('kind', 'in', ['pool-funding', 'clawback', 'match-funding', 'match-return'])
    .where('reference', '=', statementNo)
    .executeTakeFirst();
  if (booked) throw new Problem('statementUsed');
}
