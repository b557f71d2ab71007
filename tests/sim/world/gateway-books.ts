import type { PaymentIntent, Settlement } from '#src/server/payments/gateway.ts';
import type { Dialect, SigningParty } from '#src/server/payments/sandbox/dialects/dialect.ts';
import type { BankAgreement, BankCharge } from './bank-agreements.ts';

/** It is `LINKED` until a payer opens what the merchant signed: the gateway has not heard of it. */
export type BankPayment = {
  gateway: string;
  tradeNo: string;
  /** It is as the first try asked; nothing of a number that was closed before it came. */
  intent: PaymentIntent | undefined;
  status: 'LINKED' | 'OPEN' | 'PAID' | 'CLOSED';
  expiresAt: number;
};
export type BankTransaction = {
  gateway: string;
  number: string;
  tradeNo: string;
  amountInFen: number;
  refundedInFen: number;
  paidAt: number;
};
export type BankRefund = {
  gateway: string;
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
/** It is `waiting` until we took it; a dropped one is never sent by the bank itself. */
export type BankNotice = {
  transaction: BankTransaction;
  state: 'waiting' | 'dropped' | 'taken';
  notBeforeAt: number;
};

/** Numbers are a gateway's own. */
export const keyOf = ({ gateway, number }: { gateway: string; number: string }): string =>
  `${gateway} ${number}`;

/** One simulated gateway knows this. It outlives every crash of ours. */
export class GatewayBooks {
  readonly dialect: Dialect;
  readonly party: SigningParty;
  readonly payments = new Map<string, BankPayment>();
  readonly transactions = new Map<string, BankTransaction>();
  readonly refunds = new Map<string, BankRefund>();
  /** These are transactions whose payer has closed the account since. */
  readonly closedAccounts = new Set<string>();
  /** This went between the gateway and the custody bank, as we asked. */
  readonly moves = new Map<string, BankMove>();
  /** It is the same of a gateway that settles by itself. */
  readonly settlements: Settlement[] = [];
  readonly notices: BankNotice[] = [];
  /** By these it charges month by month, and this it charged. */
  readonly agreements = new Map<string, BankAgreement>();
  readonly charges: BankCharge[] = [];
  #numbers = 0;

  constructor(dialect: Dialect) {
    this.dialect = dialect;
    const secret = `a-key-of-the-simulated-${dialect.name}-0123456789`;
    this.party = { merchant: `warmlight-sim-${dialect.path}`, secret };
  }

  get name(): string {
    return this.dialect.name;
  }

  /** Every gateway counts for itself, so that the same number of two is told apart by its gateway. */
  newNumber(): string {
    this.#numbers += 1;
    return `BK${String(this.#numbers).padStart(8, '0')}`;
  }

  /** Takes money for a payment, whatever state it is in. */
  take(payment: BankPayment, now: number): BankTransaction {
    payment.status = 'PAID';
    const { gateway, tradeNo, intent } = payment;
    const paid = {
      ...{ gateway, number: this.newNumber(), tradeNo, amountInFen: intent?.amountInFen ?? 0 },
      ...{ refundedInFen: 0, paidAt: now },
    };
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
    return heldInFen - this.toCustodyInFen();
  }

  /** Sums what went to the custody bank, less what came from there. */
  toCustodyInFen(): number {
    let sumInFen = 0;
    for (const { direction, amountInFen } of this.moves.values()) {
      sumInFen += direction === 'sweep' ? amountInFen : -amountInFen;
    }
    for (const { amountInFen } of this.settlements) sumInFen += amountInFen;
    return sumInFen;
  }
}
