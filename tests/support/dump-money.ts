import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';

const tables = [
  ...['cases', 'case_funds', 'donations', 'payments', 'gateway_receipts', 'supports'],
  ...['withdrawals', 'refunds', 'ledger_accounts', 'ledger_transfers', 'ledger_entries'],
  ...['idempotency_keys', 'jobs', 'switches'],
];

/**
 * Reads every row of every table that money or the work on it stands in, in an order of its own.
 */
export async function dumpMoney(db: Database): Promise<Record<string, string[]>> {
  const dump: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
    dump[table] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return dump;
}
