import type { Database, Trx } from '#src/server/db/database.ts';
import type { AccountId } from './accounts.ts';

/** Finds it in fen; an account that nothing was ever posted to has none. */
export async function findBalance(db: Database | Trx, account: AccountId): Promise<number> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance_in_fen')
    .where('id', '=', account)
    .executeTakeFirst();
  return row?.balance_in_fen ?? 0;
}
