import type { DatabaseSync } from 'node:sqlite';
import type { History } from '../world/history.ts';
import { findIllegal, type Transition } from '../world/transitions.ts';
import { type Donation, isHeldBack, keyOfReceipt, type Receipt, type Rows } from './book-rows.ts';
import { checkAgainstBank, checkNothingMissing } from './check-against-bank.ts';
import { ordersOfPeople, refundsByBanks } from './check-chosen.ts';
import { prepareHeldCheck } from './check-held.ts';
import { receiptsAndSupports } from './check-supports.ts';
import { prepareTwiceCheck } from './check-twice.ts';

export type BookChecks = {
  /** Is what was acknowledged there, and is nothing there that the bank does not know? */
  check(history: History): void;
  /** Checks the same, and that nothing is missing either: for when all has come to rest. */
  checkAtRest(history: History): void;
};

/** Its account is closed at the gateway: staff were told, and nothing more happens by itself. */
const isStuck = `exists (select 1 from review_tasks where queue = 'refundStuck' and state = 'open'
  and subject_id = 'receipt:' || gateway || ':' || gateway_trade_no)`;

/** Compares the tables with the book of those outside and with the bank's own books. */
export function prepareBookChecks(raw: DatabaseSync): BookChecks {
  const donations = raw.prepare(ordersOfPeople);
  const receipts = raw.prepare(receiptsAndSupports(isStuck));
  const refunds = raw.prepare(refundsByBanks);
  const transitions = raw.prepare(
    'select subject, id, "from", "to", position from sim_transitions where position > ?',
  );
  const bounced = raw.prepare(`select payout_no from bank_refunds where status = 'RETURNED'`);
  const checkHeld = prepareHeldCheck(raw);
  const checkTwice = prepareTwiceCheck(raw);
  const rows = { donations, receipts, refunds, bounced, transitions };
  const taken = raw.prepare(`select
    coalesce(sum(case when kind = 'F' then balance_in_fen end), 0) as fees,
    (select coalesce(sum(part.fee_in_fen + part.subsidy_in_fen), 0) from payouts join withdrawal_instalments as part
      on part.withdrawal_id = payouts.withdrawal_id and part.position = payouts.position
      where payouts.status = 'SUCCESS') as charged
    from ledger_accounts`);
  const unmatched = raw.prepare(`select coalesce(sum(balance_in_fen), 0)
      - (select coalesce(sum(amount_in_fen), 0) from gateway_receipts where ${isStuck}) as held
    from ledger_accounts where kind in ('U', 'CR', 'X')`);
  return {
    check: (history) => checkNow(history, rows),
    checkAtRest: (history) => {
      checkNow(history, rows);
      checkNothingMissing(history, rows);
      const { fees, charged } = taken.get() as Record<'fees' | 'charged', number>;
      if (fees !== charged) {
        history.report('15', `fees are ${fees}, and ${charged} were charged on payouts`);
      }
      checkHeld(history);
      checkTwice(history);
      if (isHeldBack(history)) return;
      const stuckInFen = Number(unmatched.get()?.held);
      if (stuckInFen !== 0) history.report('6', `${stuckInFen} fen never went back`);
    },
  };
}

function checkNow(history: History, rows: Rows): void {
  checkAcknowledged(history, rows);
  checkAgainstBank(history, rows);
  const moved = rows.transitions.all(history.transitionsSeen) as unknown as (Transition & {
    position: number;
  })[];
  history.transitionsSeen = moved.at(-1)?.position ?? history.transitionsSeen;
  for (const illegal of findIllegal(moved)) history.report('8', illegal);
}

/** (12, 13) What we answered is there as it was answered. */
function checkAcknowledged({ book, report }: History, rows: Rows): void {
  const all = rows.donations.all() as unknown as Donation[];
  const byId = new Map(all.map((row) => [row.id, row]));
  if (all.length > book.orders.length) {
    report('12', `${all.length} orders came of ${book.orders.length} wishes`);
  }
  for (const order of book.answered) {
    const row = byId.get(order.answer.orderId);
    if (row?.trade_no !== order.answer.tradeNo || row.amount_in_fen !== order.amountInFen) {
      report('13', `answered order ${order.answer.orderId} is not there as it was answered`);
    } else if (row.case_id !== order.caseId) report('13', `order ${row.id} went to another case`);
    else if (order.closed && row.status !== 'CLOSED') {
      report('13', `order ${row.id} was answered as closed and is ${row.status}`);
    }
  }
  const received = new Set((rows.receipts.all() as unknown as Receipt[]).map(keyOfReceipt));
  for (const number of book.taken) {
    if (!received.has(number))
      report('13', `notice of ${number} was acknowledged and is not booked`);
  }
}
