import { firstPoolInFen } from './base.ts';
import type { BankPayout } from './payout-bank.ts';

/** What the simulated gateway knows. It outlives every crash of ours. */
export type BankPayment = {
  tradeNo: string;
  amountInFen: number;
  status: 'OPEN' | 'PAID' | 'CLOSED';
  expiresAt: number;
};
export type BankTransaction = {
  number: string;
  tradeNo: string;
  amountInFen: number;
  refundedInFen: number;
  paidAt: number;
};
export type BankRefund = {
  refundNo: string;
  number: string;
  transaction: string;
  amountInFen: number;
  status: 'SUCCESS' | 'PENDING' | 'REFUSED';
  createdAt: number;
};
export type BankMove = {
  number: string;
  direction: 'sweep' | 'topUp';
  amountInFen: number;
  at: number;
};
/** `waiting` until we took it; a dropped one is never sent by the bank itself. */
export type BankNotice = {
  transaction: string;
  state: 'waiting' | 'dropped' | 'taken';
  notBeforeAt: number;
};

export class BankBooks {
  readonly payments = new Map<string, BankPayment>();
  readonly transactions = new Map<string, BankTransaction>();
  readonly refunds = new Map<string, BankRefund>();
  /** Transactions whose payer has closed the account since. */
  readonly closedAccounts = new Set<string>();
  /** What went between the gateway and the custody bank. */
  readonly moves = new Map<string, BankMove>();
  /** What came to the custody bank by itself: of sponsors, and of payees who paid back. */
  arrivedInFen = firstPoolInFen;
  readonly payouts = new Map<string, BankPayout>();
  readonly notices: BankNotice[] = [];
  #numbers = 0;

  newNumber(): string {
    this.#numbers += 1;
    return `BK${String(this.#numbers).padStart(8, '0')}`;
  }

  /** Takes money for a payment, whatever state it is in. */
  take(payment: BankPayment, now: number): BankTransaction {
    payment.status = 'PAID';
    const { tradeNo, amountInFen } = payment;
    const paid = { number: this.newNumber(), tradeNo, amountInFen, refundedInFen: 0, paidAt: now };
    this.transactions.set(paid.number, paid);
    return paid;
  }

  transactionsOf(tradeNo: string): BankTransaction[] {
    return [...this.transactions.values()].filter((one) => one.tradeNo === tradeNo);
  }

  heldInFen(): number {
    let heldInFen = 0;
    for (const { amountInFen, refundedInFen } of this.transactions.values()) {
      heldInFen += amountInFen - refundedInFen;
    }
    return heldInFen - this.#movedInFen('sweep') + this.#movedInFen('topUp');
  }

  #movedInFen(direction: BankMove['direction']): number {
    return [...this.moves.values()]
      .filter((one) => one.direction === direction)
      .reduce((sum, { amountInFen }) => sum + amountInFen, 0);
  }

  /** What the custody bank holds: swept or paid to it, less what it paid and did not get back. */
  heldAtCustodyInFen(): number {
    let heldInFen = this.arrivedInFen + this.#movedInFen('sweep') - this.#movedInFen('topUp');
    for (const { status, amountInFen } of this.payouts.values()) {
      if (status === 'PAID' || status === 'ACCEPTED') heldInFen -= amountInFen;
    }
    return heldInFen;
  }
}
