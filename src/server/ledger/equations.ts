import type { Equation } from '#src/server/db/equation.ts';

const balanced: Equation = {
  equation: 1,
  statement:
    'Every transfer has entries that sum to zero, so do all entries, and every balance and running sum is the sum of its entries.',
  breaches: [
    `select 'transfer ' || transfer_id || ' sums to ' || cast(sum(amount_in_fen) as text) as detail
     from ledger_entries group by transfer_id having sum(amount_in_fen) <> 0 or count(*) < 2`,
    `select 'transfer ' || id || ' has no entries' as detail from ledger_transfers
     where not exists (select 1 from ledger_entries where transfer_id = ledger_transfers.id)`,
    `select 'all entries sum to ' || cast(sum(amount_in_fen) as text) as detail
     from ledger_entries having sum(amount_in_fen) <> 0`,
    `select 'account ' || account_id || ' is off by ' || cast(sum(amount_in_fen) as text) as detail
     from (
       select id as account_id, balance_in_fen as amount_in_fen from ledger_accounts
       union all select account_id, -amount_in_fen from ledger_entries
     ) as sides group by account_id having sum(amount_in_fen) <> 0`,
    `select 'running sum of ' || kind || ' at ' || account_kind || ' is off by '
       || cast(sum(amount_in_fen) as text) as detail
     from (
       select kind, account_kind, amount_in_fen from ledger_turnover
       union all
       select transfer.kind, account.kind, -entry.amount_in_fen
       from ledger_entries as entry
       join ledger_transfers as transfer on transfer.id = entry.transfer_id
       join ledger_accounts as account on account.id = entry.account_id
     ) as sides group by kind, account_kind having sum(amount_in_fen) <> 0`,
  ],
};

const overdrawn: Equation = {
  equation: 2,
  statement: 'No case, hold, pool, in-flight, unmatched or support account is negative.',
  breaches: [
    `select 'account ' || id || ' holds ' || cast(balance_in_fen as text) as detail
     from ledger_accounts
     where kind in ('C', 'CH', 'CR', 'X', 'U', 'P', 'S') and balance_in_fen < 0`,
  ],
};

/**
 * This is what the ledger holds by itself; what its accounts owe to other tables is stated beside
 * those.
 */
export const ledgerEquations: readonly Equation[] = [balanced, overdrawn];
