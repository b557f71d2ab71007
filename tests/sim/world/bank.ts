import {
  type Gateway,
  type PaymentIntent,
  type PaymentNotification,
  stampVerified,
} from '#src/server/payments/gateway.ts';
import { openAgreements } from './bank-agreements.ts';
import { billOf } from './bank-bill.ts';
import { openCustody } from './bank-custody.ts';
import { type BankEnvironment, BankError, type Line, openLine } from './bank-line.ts';
import { queryRefund, refund } from './bank-refunds.ts';
import type { BankPayment, BankTransaction, GatewayBooks } from './gateway-books.ts';

/** Opens a gateway of its own books behind a network that fails as the faults say. */
export function openBank(environment: BankEnvironment, books: GatewayBooks): Gateway {
  const line = openLine(environment);
  const { dialect, party, name } = books;
  const { appIdFor, acknowledgement } = dialect;
  const at = { ...environment, own: books };
  return {
    ...{ name, merchant: party.merchant, appIdFor, acknowledgement },
    createPayment: (intent) => createPayment(environment, { books, line, intent }),
    queryPayment: (tradeNo) =>
      line('query', () => {
        const payment = books.payments.get(tradeNo);
        if (!payment || payment.status === 'LINKED') return { status: 'UNKNOWN' };
        if (payment.status === 'PAID') {
          const told = books.transactionsOf(tradeNo).map((one) => notificationOf(books, one));
          return { status: 'SUCCESS', words: told.map(stampVerified) };
        }
        const open = payment.status === 'OPEN' && payment.expiresAt > environment.scheduler.now;
        return { status: open ? 'PENDING' : 'CLOSED' };
      }),
    closePayment: (tradeNo) =>
      line('close', () => {
        const payment = books.payments.get(tradeNo);
        if (payment?.status === 'PAID') return 'SUCCESS';
        // A link that nobody opened stays good until it is out of time.
        if (dialect.opens === 'linked' && payment?.status !== 'OPEN') return 'CLOSED';
        const { now: expiresAt } = environment.scheduler;
        const closed = { gateway: name, tradeNo, intent: undefined, expiresAt, ...payment };
        books.payments.set(tradeNo, { ...closed, status: 'CLOSED' });
        return 'CLOSED';
      }),
    refund: (asked) => line('refund', () => refund(at, asked)),
    queryRefund: (refundNo) => line('query refund', () => queryRefund(at, refundNo)),
    ...{ custody: openCustody(at, line), agreements: openAgreements({ at, books, line }) },
    dailyBill: (day) => line('bill', () => billOf(books, day)),
    verify: (received) => {
      const told = dialect.readNotice(party, received);
      return told && stampVerified({ gateway: name, ...told });
    },
  };
}

type Opening = { books: GatewayBooks; line: Line; intent: PaymentIntent };

/** A link is signed by the merchant's own machine, so that no line can break. */
async function createPayment(
  environment: BankEnvironment,
  { books, line, intent }: Opening,
): Promise<{ cashierUrl: string }> {
  const { dialect } = books;
  const cashierUrl = `https://${dialect.path}.test/cashier/${intent.tradeNo}`;
  const open = (status: BankPayment['status']) => {
    const { tradeNo, expiresAt } = intent;
    environment.onAsked('create', { gateway: books.name, number: tradeNo });
    const known = books.payments.get(tradeNo);
    if (known?.intent && JSON.stringify(known.intent) !== JSON.stringify(intent)) {
      environment.report(`${tradeNo} was asked for otherwise than before`);
    }
    if (known && !known.intent) throw new BankError('Closed before it came.');
    const payment = { gateway: books.name, tradeNo, intent, status, expiresAt };
    if (!known) books.payments.set(tradeNo, payment);
    return { cashierUrl };
  };
  return dialect.opens === 'linked' ? open('LINKED') : line('create', () => open('OPEN'));
}

/** Writes what the gateway says of money it took. */
export function notificationOf(
  { name, party, payments }: GatewayBooks,
  { number, tradeNo, amountInFen, paidAt }: BankTransaction,
): PaymentNotification {
  const appId = payments.get(tradeNo)?.intent?.appId ?? '';
  return {
    ...{ gateway: name, merchant: party.merchant, appId, tradeNo, gatewayTradeNo: number },
    ...{ amountInFen, currency: 'CNY', status: 'SUCCESS', paidAt },
  };
}
