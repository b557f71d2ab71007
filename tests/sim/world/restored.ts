import type { History } from './history.ts';

export type Backup = { at: number; putBack: () => void };

/**
 * This is a history whose books were restored: what people and banks know, and the books no longer
 * do.
 */
export type Restored = {
  backupAt: number;
  /**
   * These are payouts that were stored as going out in the backup; the bank may not have heard of
   * them.
   */
  submitted: ReadonlySet<string>;
  /** These are trade numbers of orders that are gone. */
  lostTrades: ReadonlySet<string>;
  /** Everything since was asked after once, to the end. */
  settled: boolean;
  /** Money may go out again. */
  lifted: boolean;
};

/**
 * The database is as it was, under instances that were all stopped. Orders, withdrawals and refunds
 * answered since may be gone from it by nature: their people are told by staff, and ask anew. What
 * the book still holds of others is checked as ever.
 */
export function putBack(history: History, { at, putBack: put }: Backup): void {
  const { book, books, raw, slots } = history;
  for (const slot of slots) history.crash(slot);
  put();
  const idsOf = (query: string) =>
    new Set(
      raw
        .prepare(query)
        .all()
        .map(({ id }) => String(id)),
    );
  const trades = idsOf(
    'select trade_no as id from donations union all select trade_no from supports',
  );
  const known = {
    orders: idsOf('select id from donations'),
    withdrawals: idsOf('select id from withdrawals'),
    refunds: idsOf('select id from case_refunds'),
  };
  keepOnly(book.orders, ({ answer }) => !answer || known.orders.has(answer.orderId));
  keepOnly(book.withdrawals, ({ answer }) => !answer || known.withdrawals.has(answer.drawId));
  keepOnly(book.refunds, ({ answer }) => !answer || known.refunds.has(answer.refundId));
  const closed = idsOf(`select id from donations where status = 'CLOSED'`);
  for (const order of book.orders) {
    if (!closed.has(order.answer?.orderId ?? '')) order.closed = false;
  }
  const booked = idsOf(`select gateway || ' ' || gateway_trade_no as id from gateway_receipts
    union all select gateway || ' ' || gateway_trade_no from supports where paid_at is not null`);
  for (const number of book.taken) if (!booked.has(number)) book.taken.delete(number);
  const last = raw.prepare('select max(position) as position from sim_transitions').get();
  history.transitionsSeen = Number(last?.position ?? 0);
  history.restored = {
    ...{ backupAt: at, settled: false, lifted: false },
    submitted: idsOf(`select payout_no as id from payouts where status = 'SUBMITTED'`),
    lostTrades: new Set(
      books.payments.map(({ tradeNo }) => tradeNo).filter((tradeNo) => !trades.has(tradeNo)),
    ),
  };
}

function keepOnly<T>(list: T[], stays: (one: T) => boolean): void {
  list.splice(0, list.length, ...list.filter(stays));
}
