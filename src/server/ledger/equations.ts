import { caseEquation } from './equation-of-cases.ts';
import { heldEquation } from './equation-of-places.ts';
import { orderEquation, receiptEquation, refundEquation } from './equations-of-orders.ts';
import {
  feeEquation,
  payoutEquation,
  personsEquation,
  withdrawalEquation,
} from './equations-of-payouts.ts';

/** What must always hold, numbered as in the rules of money. */
export type Equation = {
  equation: number;
  statement: string;
  /** Queries over both engines' common SQL; each row names one breach in `detail`. */
  breaches: readonly string[];
};

const ledger: Equation = {
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
  statement: 'No case, hold, pool, in-flight or unmatched account is negative.',
  breaches: [
    `select 'account ' || id || ' holds ' || cast(balance_in_fen as text) as detail
     from ledger_accounts
     where kind in ('C', 'CH', 'CR', 'X', 'U', 'P') and balance_in_fen < 0`,
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

const repeated: Equation = {
  equation: 12,
  statement: 'An idempotency key has one answer, kept with the body it was given for.',
  breaches: [
    `select 'key ' || key || ' of ' || call || ' has ' || cast(count(*) as text) || ' answers' as detail
     from idempotency_keys group by key, call having count(*) > 1`,
    `select 'key ' || key || ' of ' || call || ' lacks its answer or body' as detail
     from idempotency_keys where answer = '' or body_hash = ''`,
  ],
};

export const equations: readonly Equation[] = [
  ledger,
  overdrawn,
  caseEquation,
  shown,
  orderEquation,
  receiptEquation,
  refundEquation,
  withdrawalEquation,
  payoutEquation,
  personsEquation,
  repeated,
  heldEquation,
  feeEquation,
];
