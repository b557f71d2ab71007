import { sql } from 'kysely';
import { type Database, engineOf, type Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';

/** Sets every balance to the sum of its entries and returns how many were wrong. */
export function rebuildBalances(db: Database): Promise<number> {
  return inTransaction(db, async (trx) => {
    // Postings go on between our reading and writing otherwise; SQLite has one writer anyway.
    if (engineOf(db) === 'postgres') {
      await sql`lock table ledger_accounts in share row exclusive mode`.execute(trx);
    }
    const { numAffectedRows } = await sql`
      update ledger_accounts set balance_in_fen = counted.sum_in_fen
      from (
        select account.id, cast(coalesce(sum(entry.amount_in_fen), 0) as bigint) as sum_in_fen
        from ledger_accounts as account
        left join ledger_entries as entry on entry.account_id = account.id
        group by account.id
      ) as counted
      where counted.id = ledger_accounts.id
        and ledger_accounts.balance_in_fen <> counted.sum_in_fen`.execute(trx);
    await rebuildTurnover(trx);
    return Number(numAffectedRows ?? 0n);
  });
}

async function rebuildTurnover(trx: Trx): Promise<void> {
  await trx.deleteFrom('ledger_turnover').execute();
  await sql`
    insert into ledger_turnover (kind, account_kind, amount_in_fen)
    select transfer.kind, account.kind, cast(sum(entry.amount_in_fen) as bigint)
    from ledger_transfers as transfer
    join ledger_entries as entry on entry.transfer_id = transfer.id
    join ledger_accounts as account on account.id = entry.account_id
    group by transfer.kind, account.kind`.execute(trx);
}
