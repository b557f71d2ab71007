import type { DatabaseSync } from 'node:sqlite';
import type { GatewayBooks } from '../world/gateway-books.ts';
import type { History } from '../world/history.ts';
import type { BankPayout } from '../world/payout-bank.ts';

/** Gateways and bank hold so much beyond the ledger. */
export type Beyond = { byGateway: ReadonlyMap<string, number>; custodyInFen: number };

const queries = {
  receipts: `select gateway || ' ' || gateway_trade_no as id from gateway_receipts
    union all select gateway || ' ' || gateway_trade_no from supports where paid_at is not null
    union all select replace(reference, ':', ' ') from ledger_transfers
      where kind = 'passed-through'`,
  refunds: `select gateway || ' ' || refund_no as id from refunds
      where status = 'SUCCESS' and gateway_refund_no is not null
    union all select replace(reference, ':', ' U-')
      from ledger_transfers where kind = 'unmatched-refund'`,
  moves: `select gateway || ' ' || move_no as id from gateway_moves where done_at is not null`,
  settlements: `select gateway || ' ' || settlement_no as id from settlements`,
  paid: `select payout_no as id from payouts where status = 'SUCCESS'
    union all select payout_no from bank_refunds where status = 'SUCCESS'
    union all select back.number from differences back
      join differences gift on back.withdrawal_id = 'R-' || gift.own_number
      join ledger_transfers passed on passed.kind = 'passed-through'
        and passed.reference = gift.gateway || ':' || gift.their_number
      where back.subject = 'payout' and gift.subject = 'payment'`,
  returned: `select payout_no as id from payouts where status = 'RETURNED'
    union all select payout_no from bank_refunds where status = 'RETURNED'`,
  open: `select payout_no as id from payouts where status = 'SUBMITTED'
    union all select payout_no from bank_refunds where status = 'SUBMITTED'`,
  named: `select gateway || ' ' || subject || ' ' || number as id from differences`,
  unanswered: `select gateway || ' ' || subject || ' ' || number as id from differences
    where settled_at is null`,
};
type Ours = Record<keyof typeof queries, ReadonlySet<string>>;

const frozen = `select 1 from switches where name = 'money-out-frozen' and value = 'on'`;

/**
 * A restore loses orders and withdrawals by nature, but no money: every fen that a bank has and the
 * ledger has not bears the name of a difference that staff were shown, and while one of them is
 * open, no money goes out.
 */
export function prepareRestoreCheck(raw: DatabaseSync): (history: History) => Beyond {
  const prepared = Object.entries(queries).map(
    ([name, query]) => [name, raw.prepare(query)] as const,
  );
  const findFreeze = raw.prepare(frozen);
  return (history) => {
    const { restored, report } = history;
    if (!restored) return { byGateway: new Map(), custodyInFen: 0 };
    if (!restored.settled) report('rule', 'what was restored could not be settled');
    const isFrozen = findFreeze.get() !== undefined;
    if (isFrozen === restored.lifted) report('rule', `restored, lifted is ${restored.lifted}`);
    const ours = Object.fromEntries(
      prepared.map(([name, query]) => [name, new Set(query.all().map(({ id }) => String(id)))]),
    ) as unknown as Ours;
    return beyondOf(history, ours);
  };
}

function beyondOf(history: History, ours: Ours): Beyond {
  const { books } = history;
  const byGateway = new Map(
    books.gateways.map((gateway) => [gateway.name, beyondAtGateway(history, ours, gateway)]),
  );
  return { byGateway, custodyInFen: beyondAtCustody(history, ours) };
}

function beyondAtGateway(history: History, ours: Ours, gateway: GatewayBooks): number {
  const { name, transactions, refunds, moves, settlements } = gateway;
  let beyondInFen = 0;
  for (const { number, tradeNo, amountInFen } of transactions.values()) {
    if (ours.receipts.has(`${name} ${number}`)) continue;
    beyondInFen += amountInFen;
    expectNamed(history, ours, [`${name} payment ${tradeNo}`, `${name} payment ${number}`]);
  }
  for (const { refundNo, amountInFen, status } of refunds.values()) {
    if (status !== 'SUCCESS' || ours.refunds.has(`${name} ${refundNo}`)) continue;
    beyondInFen -= amountInFen;
    expectNamed(history, ours, [`${name} refund ${refundNo}`]);
  }
  for (const { number } of moves.values()) {
    if (ours.moves.has(`${name} ${number}`)) continue;
    history.report('14', `move ${number} of ${name} is booked nowhere`);
  }
  for (const { settlementNo } of settlements) {
    if (ours.settlements.has(`${name} ${settlementNo}`)) continue;
    history.report('14', `settlement ${settlementNo} of ${name} is booked nowhere`);
  }
  return beyondInFen;
}

function beyondAtCustody(history: History, ours: Ours): number {
  let beyondInFen = 0;
  const { name: bank } = history.payouts.current;
  for (const payout of history.books.payouts.values()) {
    const { payoutNo, amountInFen } = payout;
    if (isPaid(payout) && !ours.paid.has(payoutNo)) {
      beyondInFen -= amountInFen;
      if (!ours.open.has(payoutNo)) expectNamed(history, ours, [`${bank} payout ${payoutNo}`]);
    }
    if (payout.status === 'RETURNED' && !ours.returned.has(payoutNo)) {
      if (ours.paid.has(payoutNo)) beyondInFen += amountInFen;
      expectNamed(history, ours, [`${bank} return ${payoutNo}`]);
    }
  }
  return beyondInFen;
}

/** Staff were shown it under one of these names, and money waits until they have answered. */
function expectNamed({ restored, report }: History, ours: Ours, keys: readonly string[]): void {
  if (!keys.some((key) => ours.named.has(key))) report('14', `${keys[0]} was named to nobody`);
  if (restored?.lifted && keys.some((key) => ours.unanswered.has(key))) {
    report('14', `${keys[0]} is open, and money may go out`);
  }
}

const isPaid = ({ status }: BankPayout) => status === 'PAID' || status === 'ACCEPTED';
