import type { Equation } from './equations.ts';

/**
 * Orders and refunds are counted from their own tables and everything else from the ledger, so
 * that the two must agree. Pools and receivables stand left of the equals sign, the rest right.
 */
export const caseEquation: Equation = {
  equation: 3,
  statement:
    'Per case: paid + matched + clawed back = available + held + held for refunds + in flight + paid out + refunded + fee.',
  breaches: [
    `select 'case ' || coalesce(case_id, '(none)') || ' is off by '
       || cast(sum(amount_in_fen) as text) as detail
     from (
       select case_id, amount_in_fen from donations where paid_at is not null
       union all
       select case_id, -amount_in_fen from refunds where status = 'SUCCESS'
       union all
       select substr(id, 3), -balance_in_fen from ledger_accounts where kind = 'C'
       union all
       select substr(id, 4), -balance_in_fen from ledger_accounts where kind in ('CH', 'CR')
       union all
       select transfer.case_id, -entry.amount_in_fen
       from ledger_accounts as account
       join ledger_entries as entry on entry.account_id = account.id
       join ledger_transfers as transfer on transfer.id = entry.transfer_id
       where account.kind in ('P', 'R', 'X', 'B', 'F') and transfer.case_id is not null
         and transfer.kind not in ('refund', 'refund-bounced')
     ) as sides group by case_id having sum(amount_in_fen) <> 0`,
    `select 'transfer ' || transfer.kind || ' ' || transfer.reference || ' touches ' || entry.account_id
       || ' under another case' as detail
     from ledger_accounts as account
     join ledger_entries as entry on entry.account_id = account.id
     join ledger_transfers as transfer on transfer.id = entry.transfer_id
     where account.kind in ('C', 'CH', 'CR')
       and coalesce(transfer.case_id, '') <> substr(account.id, length(account.kind) + 2)`,
  ],
};
