import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { BankBooks } from '../world/bank-books.ts';
import { type BankTransaction, keyOf } from '../world/gateway-books.ts';
import type { History } from '../world/history.ts';
import { findIllegal, type Transition } from '../world/transitions.ts';
import { ordersOfPeople, refundsByBanks } from './check-chosen.ts';
import { prepareHeldCheck } from './check-held.ts';
import { receiptsAndSupports } from './check-supports.ts';
import { prepareTwiceCheck } from './check-twice.ts';

type Donation = {
  id: string;
  trade_no: string;
  case_id: string;
  amount_in_fen: number;
  status: string;
};
type Receipt = {
  gateway: string;
  gateway_trade_no: string;
  trade_no: string;
  amount_in_fen: number;
  kind: string;
  stuck: number;
};
type Refund = {
  gateway: string;
  refund_no: string;
  order_id: string;
  amount_in_fen: number;
  status: string;
};

export type BookChecks = {
  /** Whether what was acknowledged is there, and nothing is that the bank does not know. */
  check(history: History): void;
  /** The same, and that nothing is missing either: for when all has come to rest. */
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

type Rows = Record<'donations' | 'receipts' | 'refunds' | 'bounced' | 'transitions', StatementSync>;

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

/** (6, 7) Nothing is booked that did not happen at the bank. */
function checkAgainstBank({ books, report, restored }: History, rows: Rows): void {
  for (const row of rows.receipts.all() as unknown as Receipt[]) {
    const transaction = books.of(row.gateway).transactions.get(row.gateway_trade_no);
    const same =
      transaction?.tradeNo === row.trade_no && transaction.amountInFen === row.amount_in_fen;
    if (!same) report('6', `receipt ${keyOfReceipt(row)} is not in the gateway's books`);
  }
  // Restored books do not know yet what came back, and what was paid once more.
  if (restored && !restored.settled) return;
  const bounced = new Set(rows.bounced.all().map(({ payout_no: number }) => String(number)));
  for (const row of rows.refunds.all() as unknown as Refund[]) {
    if (row.status !== 'SUCCESS') continue;
    if (backInFen(books, row, bounced) !== row.amount_in_fen) {
      report('7', `refund ${row.refund_no} went back otherwise by the banks' books`);
    }
  }
}

/** What went back under a refund's number: by its gateway, or by the bank to an account. */
function backInFen(
  books: BankBooks,
  { gateway, refund_no: refundNo }: Pick<Refund, 'gateway' | 'refund_no'>,
  /** Numbers we know to have come back; of others we can't have heard yet. */
  bounced: ReadonlySet<string>,
): number {
  const made = books.of(gateway).refunds.get(refundNo);
  let sumInFen = made?.status === 'SUCCESS' ? made.amountInFen : 0;
  for (const { withdrawal, status, payoutNo, amountInFen } of books.payouts.values()) {
    const went = status === 'PAID' || (status === 'RETURNED' && !bounced.has(payoutNo));
    if (withdrawal === refundNo && went) sumInFen += amountInFen;
  }
  return sumInFen;
}

/** Before the restore that lost both it and its refund. */
function wentBack({ books }: History, { gateway, tradeNo, amountInFen }: BankTransaction): boolean {
  return backInFen(books, { gateway, refund_no: `R-${tradeNo}` }, new Set()) === amountInFen;
}

const keyOfReceipt = ({ gateway, gateway_trade_no: number }: Receipt): string =>
  keyOf({ gateway, number });

/** Restored books that wait for staff keep all money where it is. */
const isHeldBack = ({ restored }: History) => restored?.lifted === false;

/** (6, 7, 14) Everything that happened at the bank is booked, each refund once an order. */
function checkNothingMissing(history: History, rows: Rows): void {
  const { books, report, restored } = history;
  const receipts = rows.receipts.all() as unknown as Receipt[];
  const received = new Map(receipts.map((row) => [keyOfReceipt(row), row]));
  for (const transaction of books.transactions) {
    const { tradeNo, amountInFen, refundedInFen } = transaction;
    const number = keyOf(transaction);
    const receipt = received.get(number);
    // Staff passed every lost gift before money may go out again: then it is booked, or was back.
    const isLost = restored?.lostTrades.has(tradeNo) && !receipt;
    if (isLost && (isHeldBack(history) || wentBack(history, transaction))) continue;
    if (!receipt) report('6', `the gateway took ${number}, which is booked nowhere`);
    else if (receipt.kind !== 'donation' && !receipt.stuck && !isHeldBack(history)) {
      if (refundedInFen === amountInFen) continue;
      report('6', `unmatched ${number} was given back by ${refundedInFen} of ${amountInFen}`);
    }
  }
  for (const row of rows.donations.all() as unknown as Donation[]) {
    if (row.status === 'CREATED' || (row.status === 'REFUNDING' && !isHeldBack(history))) {
      report('rule', `order ${row.id} never came to an end: ${row.status}`);
    }
  }
}
