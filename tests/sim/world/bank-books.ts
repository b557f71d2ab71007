import { alipayDialect } from '#src/server/payments/sandbox/dialects/alipay-dialect.ts';
import { wechatDialect } from '#src/server/payments/sandbox/dialects/wechat-dialect.ts';
import { firstPoolInFen } from './base.ts';
import {
  type BankNotice,
  type BankPayment,
  type BankRefund,
  type BankTransaction,
  GatewayBooks,
} from './gateway-books.ts';
import type { BankPayout } from './payout-bank.ts';
import { firstPromisedInFen } from './sponsor-promises.ts';

/** Keeps the books of both gateways and of the custody bank. */
export class BankBooks {
  readonly gateways: readonly GatewayBooks[] = [wechatDialect, alipayDialect].map(
    (dialect) => new GatewayBooks(dialect),
  );
  /** So much came to the custody bank by itself: of sponsors, and of payees who paid back. */
  arrivedInFen = firstPoolInFen + firstPromisedInFen;
  readonly payouts = new Map<string, BankPayout>();
  #numbers = 0;

  of(gateway: string): GatewayBooks {
    const books = this.gateways.find(({ name }) => name === gateway);
    if (!books) throw new Error(`There is no gateway ${gateway}.`);
    return books;
  }

  get payments(): BankPayment[] {
    return this.gateways.flatMap(({ payments }) => [...payments.values()]);
  }

  get transactions(): BankTransaction[] {
    return this.gateways.flatMap(({ transactions }) => [...transactions.values()]);
  }

  get refunds(): BankRefund[] {
    return this.gateways.flatMap(({ refunds }) => [...refunds.values()]);
  }

  get notices(): BankNotice[] {
    return this.gateways.flatMap(({ notices }) => notices);
  }

  /** Makes a number of the custody bank. */
  newNumber(): string {
    this.#numbers += 1;
    return `CB${String(this.#numbers).padStart(8, '0')}`;
  }

  /**
   * Counts what the custody bank holds: moved or paid to it, less what it paid and did not get
   * back.
   */
  heldAtCustodyInFen(): number {
    let heldInFen = this.arrivedInFen;
    for (const gateway of this.gateways) heldInFen += gateway.toCustodyInFen();
    for (const { status, amountInFen } of this.payouts.values()) {
      if (status === 'PAID' || status === 'ACCEPTED') heldInFen -= amountInFen;
    }
    return heldInFen;
  }
}
