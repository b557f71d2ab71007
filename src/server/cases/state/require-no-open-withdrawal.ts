import type { Database, Trx } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { openWithdrawalStates } from '#src/shared/withdrawals/withdrawal-fields.ts';

export function findOpenWithdrawal(
  db: Database | Trx,
  caseId: string,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('withdrawals')
    .select('id')
    .where('case_id', '=', caseId)
    .where('status', 'in', openWithdrawalStates)
    .executeTakeFirst();
}

/** A case has one open withdrawal at most, and none beside a refund of the case. */
export async function requireNoOpenWithdrawal(trx: Trx, caseId: string): Promise<void> {
  if (await findOpenWithdrawal(trx, caseId)) throw new Problem('withdrawalOpen');
}
