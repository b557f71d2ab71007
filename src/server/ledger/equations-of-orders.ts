import type { Equation } from './equations.ts';

/** Each side lists (subject, amount); what one has and the other lacks is a breach. */
function disagreement(name: string, left: string, right: string): string {
  return `
    select '${name} ' || subject || ' is off by ' || cast(sum(amount) as text)
      || ' fen and ' || cast(sum(times) as text) || ' times' as detail
    from (
      select subject, amount, 1 as times from (${left}) as here
      union all
      select subject, -amount, -1 from (${right}) as there
    ) as sides
    group by subject having sum(amount) <> 0 or sum(times) <> 0`;
}

/** The transfers of a kind with what they brought to, or took from, a kind of account. */
function transfers(kind: string, account: string): string {
  return `
    select transfer.reference as subject, abs(entry.amount_in_fen) as amount
    from ledger_transfers as transfer
    join ledger_entries as entry on entry.transfer_id = transfer.id
    where transfer.kind = '${kind}' and entry.account_id like '${account}'`;
}

const paidOrders = `select id as subject, amount_in_fen as amount from donations
  where paid_at is not null`;

export const orderEquation: Equation = {
  equation: 5,
  statement:
    'An order is paid exactly when one donation transfer exists for it, of the same amount as its payment and the receipt of the gateway.',
  breaches: [
    disagreement('order', paidOrders, transfers('donate', 'C:%')),
    disagreement(
      'order by receipt',
      paidOrders,
      `select payments.order_id as subject, gateway_receipts.amount_in_fen as amount
       from gateway_receipts join payments on payments.trade_no = gateway_receipts.trade_no
       where gateway_receipts.kind = 'donation'`,
    ),
    `select 'order ' || donations.id || ' is paid without a payment of its amount' as detail
     from donations left join payments
       on payments.order_id = donations.id and payments.status = 'SUCCEEDED'
       and payments.amount_in_fen = donations.amount_in_fen
     where donations.paid_at is not null and payments.order_id is null`,
    `select 'transfer ' || reference || ' gave to another case than its order' as detail
     from ledger_transfers join donations on donations.id = ledger_transfers.reference
     where ledger_transfers.kind = 'donate'
       and coalesce(ledger_transfers.case_id, '') <> donations.case_id`,
  ],
};

export const receiptEquation: Equation = {
  equation: 6,
  statement:
    'Gateway numbers and ours are unique, and every success at a gateway is one donation or one unmatched receipt.',
  breaches: [
    `select 'payment number ' || gateway_trade_no || ' stands twice' as detail from payments
     where gateway_trade_no is not null
     group by gateway, gateway_trade_no having count(*) > 1`,
    `select 'order number ' || trade_no || ' stands twice' as detail from donations
     group by trade_no having count(*) > 1`,
    disagreement(
      'unmatched receipt',
      `select gateway || ':' || gateway_trade_no as subject, amount_in_fen as amount
       from gateway_receipts where kind in ('late', 'double', 'lost')`,
      transfers('unmatched', 'U'),
    ),
  ],
};

export const refundEquation: Equation = {
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
      transfers('refund-bounced', 'CR:%'),
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
     from (${transfers('unmatched-refund', 'U')}) as back
     left join (${transfers('unmatched', 'U')}) as come
       on come.subject = back.subject and come.amount = back.amount
     where come.subject is null`,
  ],
};
