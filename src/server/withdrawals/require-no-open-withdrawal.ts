import { Problem } from '#src/shared/contract/problem.ts';
import type { Trx } from '../db/database.ts';

/** A case has one open withdrawal at most, and none beside a refund of the case. */
export async function requireNoOpenWithdrawal(trx: Trx, caseId: string): Promise<void> {
  const open = await trx
    .selectFrom('withdrawals')
    .select('id')
    .where('case_id', '=', caseId)
    .where('status', 'in', ['REVIEWING', 'NOTICE', 'PAYING'])
    .executeTakeFirst();
  if (open) throw new Problem('withdrawalOpen');
}
