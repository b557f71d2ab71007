import type { BankBooks } from '../world/bank-books.ts';
import { type BankTransaction, keyOf } from '../world/gateway-books.ts';
import type { History } from '../world/history.ts';
import {
  type Donation,
  isHeldBack,
  keyOfReceipt,
  type Receipt,
  type Refund,
  type Rows,
} from './book-rows.ts';

/** (6, 7) Nothing is booked that did not happen at the bank. */
export function checkAgainstBank({ books, report, restored }: History, rows: Rows): void {
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

/** Counts what went back under a refund's number: by its gateway, or by the bank to an account. */
function backInFen(
  books: BankBooks,
  { gateway, refund_no: refundNo }: Pick<Refund, 'gateway' | 'refund_no'>,
  /** We know these numbers to have come back; of others we can't have heard yet. */
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

/** It went back before the restore that lost both it and its refund. */
function wentBack({ books }: History, { gateway, tradeNo, amountInFen }: BankTransaction): boolean {
  return backInFen(books, { gateway, refund_no: `R-${tradeNo}` }, new Set()) === amountInFen;
}

/** (6, 7, 14) Everything that happened at the bank is booked, each refund once an order. */
export function checkNothingMissing(history: History, rows: Rows): void {
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
