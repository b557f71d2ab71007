import {
  type Gateway,
  type PaymentIntent,
  stampVerified,
  type VerifiedNotification,
} from '#src/server/payments/gateway.ts';
import type { Books } from './books.ts';
import { dailyBill } from './daily-bill.ts';
import { movesAtBank } from './move-at-bank.ts';
import { queryRefundAtBank, refundAtBank } from './refund-at-bank.ts';
import { isSigned, type SigningParty } from './sign-notification.ts';
import { gatewayName, readNotification } from './word-body.ts';

type Bank = SigningParty & {
  books: Books;
  now: () => number;
  /** Where the cashier is; the return address's own origin when not given. */
  publicOrigin?: string | undefined;
};

/** The bank as its merchant sees it. */
export function sandboxGateway(bank: Bank): Gateway {
  const { books, merchant, now } = bank;
  return {
    name: gatewayName,
    merchant,
    createPayment: (intent) => createPayment(bank, intent),
    queryPayment: async (tradeNo) => {
      const payment = await findPayment(books, tradeNo);
      if (!payment) return { status: 'UNKNOWN' };
      if (payment.status === 'PAID') {
        return { status: 'SUCCESS', words: await wordsOf(bank, tradeNo) };
      }
      const open = payment.status === 'OPEN' && payment.expires_at > now();
      return { status: open ? 'PENDING' : 'CLOSED' };
    },
    closePayment: (tradeNo) => closePayment(bank, tradeNo),
    refund: (asked) => refundAtBank(books, asked, now()),
    queryRefund: (refundNo) => queryRefundAtBank(books, refundNo),
    custody: movesAtBank(bank),
    dailyBill: (day) => dailyBill(books, { merchant, day }),
    verify: (told) => {
      const notification = isSigned(bank, told) ? readNotification(told.body) : undefined;
      return notification && stampVerified(notification);
    },
    acknowledgement: { status: 200, contentType: 'text/plain', body: 'success' },
  };
}

async function createPayment(bank: Bank, intent: PaymentIntent): Promise<{ cashierUrl: string }> {
  const { books, merchant, now } = bank;
  await books
    .insertInto('payments')
    .values({
      trade_no: intent.tradeNo,
      merchant,
      amount_in_fen: intent.amountInFen,
      currency: intent.currency,
      description: intent.description,
      return_url: intent.returnUrl,
      notify_url: intent.notifyUrl,
      status: 'OPEN',
      created_at: now(),
      expires_at: intent.expiresAt,
    })
    .onConflict((conflict) => conflict.column('trade_no').doNothing())
    .execute();
  const payment = await findPayment(books, intent.tradeNo);
  if (payment?.merchant !== merchant || payment.amount_in_fen !== intent.amountInFen) {
    throw new Error(`Trade number ${intent.tradeNo} was used for another payment.`);
  }
  const origin = bank.publicOrigin ?? new URL(intent.returnUrl).origin;
  return { cashierUrl: `${origin}/sandbox/cashier/${intent.tradeNo}` };
}

/** A number the bank never saw is closed too, so that a request still on its way opens nothing. */
async function closePayment(
  { books, merchant, now }: Bank,
  tradeNo: string,
): Promise<'CLOSED' | 'SUCCESS'> {
  const empty = { currency: '', description: '', return_url: '', notify_url: '' };
  const closed = { status: 'CLOSED' } as const;
  await books
    .insertInto('payments')
    .values({
      ...{ trade_no: tradeNo, merchant, amount_in_fen: 0, ...empty, ...closed },
      ...{ created_at: now(), expires_at: now() },
    })
    .onConflict((conflict) => conflict.column('trade_no').doNothing())
    .execute();
  await books
    .updateTable('payments')
    .set(closed)
    .where('trade_no', '=', tradeNo)
    .where('status', '=', 'OPEN')
    .execute();
  const payment = await findPayment(books, tradeNo);
  return payment?.status === 'PAID' ? 'SUCCESS' : 'CLOSED';
}

async function wordsOf({ books }: Bank, tradeNo: string): Promise<VerifiedNotification[]> {
  const transactions = await books
    .selectFrom('transactions')
    .selectAll()
    .where('trade_no', '=', tradeNo)
    .orderBy('paid_at')
    .orderBy('number')
    .execute();
  return transactions.map((transaction) =>
    stampVerified({
      gateway: gatewayName,
      merchant: transaction.merchant,
      tradeNo,
      gatewayTradeNo: transaction.number,
      amountInFen: transaction.amount_in_fen,
      currency: 'CNY',
      status: 'SUCCESS',
      paidAt: transaction.paid_at,
    }),
  );
}

function findPayment(books: Books, tradeNo: string) {
  return books
    .selectFrom('payments')
    .selectAll()
    .where('trade_no', '=', tradeNo)
    .executeTakeFirst();
}
