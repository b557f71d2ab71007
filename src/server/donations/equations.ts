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
      transfersOf('unmatched', 'U'),
    ),
  ],
};

export const donationEquations: readonly Equation[] = [orders, receipts];
