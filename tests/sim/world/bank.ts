import { isInsideTransaction } from '#src/server/db/transaction-mark.ts';
import {
  type Gateway,
  type RefundAnswer,
  stampVerified,
  type VerifiedNotification,
} from '#src/server/payments/gateway.ts';
import { isSigned } from '#src/server/payments/sandbox/sign-notification.ts';
import { gatewayName, readNotification } from '#src/server/payments/sandbox/word-body.ts';
import type { Dice } from '../engine/dice.ts';
import type { Scheduler } from '../engine/scheduler.ts';
import { billOf } from './bank-bill.ts';
import type { BankBooks, BankRefund, BankTransaction } from './bank-books.ts';
import { openMoves } from './bank-moves.ts';
import type { Faults } from './faults.ts';
import type { Asked } from './intents.ts';

export const party = {
  merchant: 'warmlight-sim',
  secret: 'a-key-of-the-simulated-bank-0123456789',
};

/** The bank did not answer, or said no; whoever asked cannot know whether it acted. */
export class BankError extends Error {}

export type BankEnvironment = {
  scheduler: Scheduler;
  faults: Faults;
  books: BankBooks;
  dice: () => Dice;
  report(what: string): void;
  /** Told of every call that wants something done, at the moment the bank does it. */
  onAsked(asked: Asked, number: string): void;
};

const outageMs = 120_000;
/** How long a refund may wait at the gateway. */
const longestWaitMs = 900_000;
const slowestMs = 90_000;

/** A gateway of its own books behind a network that fails as the faults say. */
export function openBank(environment: BankEnvironment): Gateway {
  const { books, scheduler } = environment;
  const line = openLine(environment);
  return {
    name: gatewayName,
    merchant: party.merchant,
    createPayment: ({ tradeNo, amountInFen, expiresAt }) =>
      line('create', () => {
        environment.onAsked('create', tradeNo);
        const known = books.payments.get(tradeNo);
        if (known && known.amountInFen !== amountInFen) throw new BankError('Used for another.');
        if (!known)
          books.payments.set(tradeNo, { tradeNo, amountInFen, expiresAt, status: 'OPEN' });
        return { cashierUrl: `https://bank.test/cashier/${tradeNo}` };
      }),
    queryPayment: (tradeNo) =>
      line('query', () => {
        const payment = books.payments.get(tradeNo);
        if (!payment) return { status: 'UNKNOWN' };
        if (payment.status === 'PAID') {
          return { status: 'SUCCESS', words: books.transactionsOf(tradeNo).map(wordOf) };
        }
        const open = payment.status === 'OPEN' && payment.expiresAt > scheduler.now;
        return { status: open ? 'PENDING' : 'CLOSED' };
      }),
    closePayment: (tradeNo) =>
      line('close', () => {
        const payment = books.payments.get(tradeNo);
        if (payment?.status === 'PAID') return 'SUCCESS';
        const closed = { tradeNo, amountInFen: 0, expiresAt: scheduler.now, ...payment };
        books.payments.set(tradeNo, { ...closed, status: 'CLOSED' });
        return 'CLOSED';
      }),
    refund: (asked) => line('refund', () => refund(environment, asked)),
    queryRefund: (refundNo) =>
      line('query refund', () => {
        const known = books.refunds.get(refundNo);
        if (!known) return { status: 'UNKNOWN' };
        const waits = scheduler.now < known.createdAt + longestWaitMs;
        if (known.status === 'PENDING' && !waits) known.status = judge(environment, known);
        const { status, number: gatewayRefundNo, amountInFen } = known;
        return status === 'SUCCESS' ? { status, gatewayRefundNo, amountInFen } : { status };
      }),
    custody: openMoves(environment, line),
    dailyBill: (day) => line('bill', () => billOf(books, day)),
    verify: (told) => {
      const notification = isSigned(party, told) ? readNotification(told.body) : undefined;
      return notification && stampVerified(notification);
    },
    acknowledgement: { status: 200, contentType: 'text/plain', body: 'success' },
  };
}

/** One call over the network: it may fail before or after its effect, or take its time. */
export function openLine(environment: BankEnvironment) {
  const { scheduler, faults, dice, report } = environment;
  const down = new Map<string, number>();
  return async <T>(kind: string, effect: () => T): Promise<T> => {
    if (isInsideTransaction()) report(`The gateway was asked to ${kind} inside a transaction.`);
    await scheduler.pause(`bank ${kind}`);
    if (faults.strikes('gatewayOutage')) down.set(kind, scheduler.now + dice().below(outageMs));
    if (!faults.healed && (down.get(kind) ?? 0) > scheduler.now) throw new BankError('Outage.');
    if (faults.strikes('gatewayError')) throw new BankError('The line broke before.');
    if (faults.strikes('gatewaySlow')) await scheduler.sleep(dice().below(slowestMs));
    const answer = effect();
    await scheduler.pause(`bank answers ${kind}`);
    if (faults.strikes('gatewayTimeout')) throw new BankError('The line broke after.');
    return answer;
  };
}

type AskedRefund = Parameters<Gateway['refund']>[0];

/** Honours a number once; a refusal or a wait is over when it is asked for again. */
function refund(environment: BankEnvironment, asked: AskedRefund): RefundAnswer {
  const { books, scheduler } = environment;
  const { refundNo, gatewayTradeNo, amountInFen } = asked;
  environment.onAsked('refund', refundNo);
  const known = books.refunds.get(refundNo);
  if (known && (known.transaction !== gatewayTradeNo || known.amountInFen !== amountInFen)) {
    throw new BankError(`Refund number ${refundNo} was used for another refund.`);
  }
  const made = known ?? {
    ...{ refundNo, number: books.newNumber(), transaction: gatewayTradeNo, amountInFen },
    ...{ status: 'PENDING' as const, createdAt: scheduler.now },
  };
  books.refunds.set(refundNo, made);
  if (made.status !== 'SUCCESS') made.status = judge(environment, made);
  if (made.status === 'SUCCESS') return { status: 'SUCCESS', gatewayRefundNo: made.number };
  if (made.status === 'PENDING') return { status: 'PENDING' };
  const closed = books.closedAccounts.has(gatewayTradeNo);
  return { status: 'REFUSED', refusal: closed ? 'ACCOUNT_UNUSABLE' : 'OTHER' };
}

function judge({ books, faults }: BankEnvironment, made: BankRefund): BankRefund['status'] {
  // What was paid late or twice is not asked where else it may go: staff do that by hand.
  if (made.refundNo.startsWith('R-') && faults.strikes('accountClosed')) {
    books.closedAccounts.add(made.transaction);
  }
  if (books.closedAccounts.has(made.transaction)) return 'REFUSED';
  if (faults.strikes('gatewayRefusal')) return 'REFUSED';
  if (faults.strikes('gatewayPending')) return 'PENDING';
  const transaction = books.transactions.get(made.transaction);
  const leftInFen = transaction ? transaction.amountInFen - transaction.refundedInFen : 0;
  if (!transaction || leftInFen < made.amountInFen) return 'REFUSED';
  // A gateway refunds from what it holds, and lends nothing.
  if (books.heldInFen() < made.amountInFen) return 'REFUSED';
  transaction.refundedInFen += made.amountInFen;
  return 'SUCCESS';
}

export function wordOf(transaction: BankTransaction): VerifiedNotification {
  const { number, tradeNo, amountInFen, paidAt } = transaction;
  return stampVerified({
    ...{ gateway: gatewayName, merchant: party.merchant, tradeNo, gatewayTradeNo: number },
    ...{ amountInFen, currency: 'CNY', status: 'SUCCESS', paidAt },
  });
}
