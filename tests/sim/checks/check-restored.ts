import type { DatabaseSync } from 'node:sqlite';
import type { History } from '../world/history.ts';
import type { BankPayout } from '../world/payout-bank.ts';

/** What gateway and bank hold beyond the ledger. */
export type Beyond = { gatewayInFen: number; custodyInFen: number };

const queries = {
  receipts: 'select gateway_trade_no as id from gateway_receipts',
  refunds: `select refund_no as id from refunds
      where status = 'SUCCESS' and gateway_refund_no is not null
    union all select 'U-' || substr(reference, instr(reference, ':') + 1)
      from ledger_transfers where kind = 'unmatched-refund'`,
  moves: 'select move_no as id from gateway_moves where done_at is not null',
  paid: `select payout_no as id from payouts where status = 'SUCCESS'
    union all select payout_no from bank_refunds where status = 'SUCCESS'`,
  returned: `select payout_no as id from payouts where status = 'RETURNED'
    union all select payout_no from bank_refunds where status = 'RETURNED'`,
  open: `select payout_no as id from payouts where status = 'SUBMITTED'
    union all select payout_no from bank_refunds where status = 'SUBMITTED'`,
  named: `select subject || ' ' || number as id from differences`,
  unanswered: `select subject || ' ' || number as id from differences where settled_at is null`,
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
    if (!restored) return { gatewayInFen: 0, custodyInFen: 0 };
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
  const { books, restored, report } = history;
  const beyond = { gatewayInFen: 0, custodyInFen: 0 };
  const name = (subject: string, ...numbers: string[]) => {
    const keys = numbers.map((number) => `${subject} ${number}`);
    if (!keys.some((key) => ours.named.has(key))) report('14', `${keys[0]} was named to nobody`);
    if (restored?.lifted && keys.some((key) => ours.unanswered.has(key))) {
      report('14', `${keys[0]} is open, and money may go out`);
    }
  };
  for (const { number, tradeNo, amountInFen } of books.transactions.values()) {
    if (ours.receipts.has(number)) continue;
    beyond.gatewayInFen += amountInFen;
    name('payment', tradeNo, number);
  }
  for (const { refundNo, amountInFen, status } of books.refunds.values()) {
    if (status !== 'SUCCESS' || ours.refunds.has(refundNo)) continue;
    beyond.gatewayInFen -= amountInFen;
    name('refund', refundNo);
  }
  for (const { number } of books.moves.values()) {
    if (!ours.moves.has(number)) report('14', `move ${number} is booked nowhere`);
  }
  for (const payout of books.payouts.values()) {
    const { payoutNo, amountInFen } = payout;
    if (isPaid(payout) && !ours.paid.has(payoutNo)) {
      beyond.custodyInFen -= amountInFen;
      if (!ours.open.has(payoutNo)) name('payout', payoutNo);
    }
    if (payout.status === 'RETURNED' && !ours.returned.has(payoutNo)) {
      if (ours.paid.has(payoutNo)) beyond.custodyInFen += amountInFen;
      name('return', payoutNo);
    }
  }
  return beyond;
}

const isPaid = ({ status }: BankPayout) => status === 'PAID' || status === 'ACCEPTED';
