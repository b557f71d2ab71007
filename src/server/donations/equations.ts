import type { Equation } from '#src/server/db/equation.ts';
import { disagreement, transfersOf } from '#src/server/ledger/compare-transfers.ts';

/** What was passed on came by no gateway; `src/server/refunds/passing/equation.ts` states it. */
const paidOrders = `select id as subject, amount_in_fen as amount from donations
  where paid_at is not null and passed_from is null`;

const orders: Equation = {
  equation: 5,
  statement:
    'An order that was not passed on from another case is paid exactly when one donation transfer exists for it, of the same amount as its payment and the receipt of the gateway.',
  breaches: [
    disagreement('order', paidOrders, transfersOf('donate', 'C:%')),
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

const receipts: Equation = {
  equation: 6,
  statement:
    'Gateway numbers and ours are unique, and every success at a gateway is one donation, one support of the platform or one unmatched receipt.',
  breaches: [
    `select 'payment number ' || gateway_trade_no || ' stands twice' as detail from (
       select gateway, gateway_trade_no from payments
       union all select gateway, gateway_trade_no from supports) as numbers
     where gateway_trade_no is not null
     group by gateway, gateway_trade_no having count(*) > 1`,
    `select 'order number ' || trade_no || ' stands twice' as detail from donations
     group by trade_no having count(*) > 1`,
    disagreement(
      'unmatched receipt',
      `select gateway || ':' || gateway_trade_no as subject, amount_in_fen as amount
       from gateway_receipts where kind in ('late', 'double', 'lost', 'takenBack')`,
      transfersOf('unmatched', 'U'),
    ),
  ],
};

const paidSupports = `select id as subject, amount_in_fen as amount from supports
  where paid_at is not null`;

/**
 * They are of no case: the money stands in an account of its own, and goes to nobody but back to
 * who gave it.
 */
const supports: Equation = {
  equation: 19,
  statement:
    'A support of the platform is paid exactly when one transfer of its amount brought it to the account of supports, which holds those that were not taken back and nothing else.',
  breaches: [
    disagreement('support', paidSupports, transfersOf('support', 'S')),
    disagreement(
      'support taken back',
      `select gateway || ':' || gateway_trade_no as subject, amount_in_fen as amount
       from supports where status = 'RETURNED'`,
      transfersOf('unmatched', 'S'),
    ),
    `select 'the account of supports is off by ' || cast(sum(amount) as text) as detail from (
       select balance_in_fen as amount from ledger_accounts where id = 'S'
       union all select 0 - amount_in_fen from supports where status = 'PAID') as sides
     having sum(amount) <> 0`,
    `select 'transfer ' || id || ' mixed support with a case' as detail from ledger_transfers
     where kind = 'support' and case_id is not null`,
  ],
};

export const donationEquations: readonly Equation[] = [orders, receipts, supports];
