import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { asProblem, hold } from '#src/server/withdrawals/apply/hold-for-withdrawal.ts';
import type { Application } from '#src/server/withdrawals/apply/keep-withdrawal.ts';

/** Holds money alone, without what a family is asked for before. */
export function holdForWithdrawal(
  { db }: Pick<Services, 'db'>,
  application: Application,
  now: number,
): Promise<{ withdrawalId: string }> {
  return asProblem(() => inTransaction(db, (trx) => hold(trx, application, now)));
}
