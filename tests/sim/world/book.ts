import type { IfUnused } from '#src/shared/refunds/if-unused.ts';
import type { Person } from './base.ts';

/** People outside remember this: every wish they sent, and every answer they got. */
export type GivenOrder = {
  key: string;
  caseId: string;
  amountInFen: number;
  payChannel: number;
  /** This is the thing it is given for. */
  gearId?: string;
  donor: Person | undefined;
  answer: { orderId: string; tradeNo: string; receiptCode: string | null } | undefined;
  closed: boolean;
  /**
   * It says what becomes of it if its case gives it back; undefined once an answer to that was
   * lost.
   */
  ifUnused: IfUnused | undefined;
};

export type AskedWithdrawal = {
  key: string;
  caseId: string;
  owner: Person;
  amountInFen: number;
  instalments: number;
  emergency: boolean;
  stopRaise: boolean;
  /** It answers what was found against the family before. */
  said: string;
  answer: { drawId: string } | undefined;
  cancelled: boolean;
};

export type AskedRefund = {
  key: string;
  caseId: string;
  owner: Person;
  answer: { refundId: string } | undefined;
  cancelled: boolean;
};

type Answered<T extends { answer: unknown }> = T & { answer: NonNullable<T['answer']> };

/** Somebody was told this of a gift each month that they began. */
export type MonthlyWish = {
  giftId: string;
  agreementNo: string;
  donor: Person;
  /** A pause, or the end, was answered then; a pause only until resuming is asked for. */
  pausedAt: number | undefined;
  endedAt: number | undefined;
};

/** It comes from a sponsor for the pool, or from whom a case was paid out to. */
export type Arrival = {
  statementNo: string;
  amountInFen: number;
  caseId?: string;
  activityId?: string;
};

/**
 * This is a plain book in memory, kept by those outside. It knows nothing of tables or transfers,
 * so what it says must be found in the database by other ways than the product's own.
 */
export class Book {
  readonly orders: GivenOrder[] = [];
  readonly withdrawals: AskedWithdrawal[] = [];
  readonly refunds: AskedRefund[] = [];
  readonly monthly: MonthlyWish[] = [];
  /** Somebody was told this of money that they directed, by what it is. */
  readonly directed = new Map<string, string>();
  /** These are papers of what came to the custody bank by itself. */
  readonly arrivals: Arrival[] = [];
  /**
   * These are transactions of a gateway, by its name and their number, that we acknowledged to have
   * booked.
   */
  readonly taken = new Set<string>();

  get answered(): Answered<GivenOrder>[] {
    return this.orders.filter(isAnswered);
  }

  get applied(): Answered<AskedWithdrawal>[] {
    return this.withdrawals.filter(isAnswered);
  }

  get refunding(): Answered<AskedRefund>[] {
    return this.refunds.filter(isAnswered);
  }
}

function isAnswered<T extends { answer: unknown }>(wish: T): wish is Answered<T> {
  return wish.answer !== undefined;
}
