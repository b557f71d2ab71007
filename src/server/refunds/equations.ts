import type { Equation } from '#src/server/db/equation.ts';
import { disagreement, transfersOf } from '#src/server/ledger/compare-transfers.ts';
import { passingEquation } from './passing/equation.ts';

/**
 * Orders and refunds are counted from their own tables and everything else from the ledger, so
 * that the two must agree. Pools and receivables stand left of the equals sign, the rest right.
 */
const cases: Equation = {
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
     where account.kind in ('C', 'CH', 'CR') and transfer.kind <> 'pass-on'
       and coalesce(transfer.case_id, '') <> substr(account.id, length(account.kind) + 2)`,
  ],
};

const shown: Equation = {
  equation: 4,
  statement:
    'What a case shows as given is the sum of its paid orders; as raised, that less what was returned; as count, those not returned whole.',
  breaches: [
    `select 'case ' || case_id || ' shows ' || cast(sum(raised) as text) || ' fen raised, '
       || cast(sum(given) as text) || ' given and ' || cast(sum(gifts) as text) || ' gifts too many'
       as detail
     from (
       select case_id, raised_in_fen as raised, given_in_fen as given, donation_count as gifts
       from case_funds
       union all
       select case_id, -amount_in_fen, -amount_in_fen, -1 from donations where paid_at is not null
       union all
       select donations.case_id, refunds.amount_in_fen, 0,
         case when refunds.amount_in_fen = donations.amount_in_fen then 1 else 0 end
       from refunds join donations on donations.id = refunds.order_id
       where refunds.status = 'SUCCESS'
     ) as sides group by case_id having sum(raised) <> 0 or sum(given) <> 0 or sum(gifts) <> 0`,
    `select 'order ' || subject || ' shows ' || cast(sum(amount) as text)
       || ' fen too much as returned' as detail
     from (
       select id as subject, returned_in_fen as amount from donations
       union all
       select order_id, -amount_in_fen from refunds where status = 'SUCCESS'
     ) as sides group by subject having sum(amount) <> 0`,
  ],
};

const refunds: Equation = {
  equation: 7,
  statement:
    'Refunds of an order never exceed it, a refund has succeeded exactly when its one transfer exists, and the shares of a case refund add up to it.',
  breaches: [
    `select 'order ' || donations.id || ' was refunded beyond its amount' as detail
     from refunds join donations on donations.id = refunds.order_id
     group by donations.id, donations.amount_in_fen
     having sum(refunds.amount_in_fen) > donations.amount_in_fen`,
    `select 'refund ' || refunds.refund_no || ' belongs to an order of another case or state' as detail
     from refunds join donations on donations.id = refunds.order_id
     where refunds.case_id <> donations.case_id
       or (refunds.status = 'SUCCESS') <> (donations.status = 'REFUNDED')`,
    `select 'refund ' || subject || ' is off by ' || cast(sum(amount) as text) || ' fen and '
       || cast(sum(times) as text) || ' times' as detail
     from (
       select refund_no as subject, amount_in_fen as amount, 1 as times
       from refunds where status = 'SUCCESS'
         and refund_no not in (select refund_no from passed_gifts)
       union all
       select coalesce(bank_refunds.refund_no, transfer.reference), entry.amount_in_fen,
         case transfer.kind when 'refund' then -1 else 1 end
       from ledger_transfers as transfer
       join ledger_entries as entry on entry.transfer_id = transfer.id
       left join bank_refunds on bank_refunds.payout_no = transfer.reference
       where transfer.kind in ('refund', 'refund-bounced') and entry.account_id like 'CR:%'
     ) as sides group by subject having sum(amount) <> 0 or sum(times) <> 0`,
    disagreement(
      'bounced refund',
      `select payout_no as subject, amount_in_fen as amount from bank_refunds
       where status = 'RETURNED'`,
      transfersOf('refund-bounced', 'CR:%'),
    ),
    `select 'case refund ' || subject || ' counts ' || cast(sum(amount) as text) || ' fen and '
       || cast(sum(times) as text) || ' gifts more than were returned' as detail
     from (
       select id as subject, returned_in_fen as amount, returned_count as times from case_refunds
       union all
       select case_refund_id, -amount_in_fen, -1 from refunds
       where status = 'SUCCESS' and case_refund_id is not null
     ) as sides group by subject having sum(amount) <> 0 or sum(times) <> 0`,
    `select 'case refund ' || case_refunds.id || ' holds other shares than its amount' as detail
     from case_refunds left join refunds on refunds.case_refund_id = case_refunds.id
     where case_refunds.held_at is not null
     group by case_refunds.id, case_refunds.amount_in_fen, case_refunds.gift_count
     having coalesce(sum(refunds.amount_in_fen), 0) <> case_refunds.amount_in_fen
       or count(refunds.refund_no) <> case_refunds.gift_count`,
    `select 'unmatched receipt ' || back.subject || ' went back otherwise than it came' as detail
     from (${transfersOf('unmatched-refund', 'U')}) as back
     left join (${transfersOf('unmatched', 'U')}) as come
       on come.subject = back.subject and come.amount = back.amount
     where come.subject is null`,
  ],
};

export const refundEquations: readonly Equation[] = [cases, shown, refunds, passingEquation];
