import {
  type Gateway,
  stampVerified,
  type VerifiedNotification,
} from '#src/server/payments/gateway.ts';
import { agreementsAtBank } from './agreements/agreements-at-bank.ts';
import type { Bank } from './bank.ts';
import { dailyBill } from './daily-bill.ts';
import { movesAtBank } from './move-at-bank.ts';
import { findPayment, linkPayment, prepayAtBank } from './open-at-bank.ts';
import { queryRefundAtBank, refundAtBank } from './refund-at-bank.ts';
import { settlementsAtBank } from './settle-at-bank.ts';

/** Gives the bank as its merchant sees it. */
export function sandboxGateway(bank: Bank): Gateway {
  const { books, dialect, merchant, now } = bank;
  const { name, appIdFor, acknowledgement } = dialect;
  return {
    ...{ name, merchant, appIdFor, acknowledgement },
    createPayment: async (intent) => {
      const open = dialect.opens === 'linked' ? linkPayment : prepayAtBank;
      return { cashierUrl: await open(bank, intent) };
    },
    queryPayment: async (tradeNo) => {
      const payment = await findPayment(books, tradeNo);
      if (!payment) return { status: 'UNKNOWN' };
      if (payment.status === 'PAID') {
        return { status: 'SUCCESS', words: await wordsOf(bank, payment) };
      }
      const open = payment.status === 'OPEN' && payment.expires_at > now();
      return { status: open ? 'PENDING' : 'CLOSED' };
    },
    closePayment: (tradeNo) => closePayment(bank, tradeNo),
    refund: (asked) => refundAtBank(bank, asked),
    queryRefund: (refundNo) => queryRefundAtBank(bank, refundNo),
    custody: dialect.settles === 'us' ? movesAtBank(bank) : settlementsAtBank(bank),
    agreements: agreementsAtBank(bank),
    dailyBill: (day) => dailyBill(books, { merchant, day }),
    verify: (received) => {
      const told = dialect.readNotice(bank, received);
      return told && stampVerified({ gateway: name, ...told });
    },
  };
}

/**
 * Where payments are asked for beforehand, a number the bank never saw is closed too, so that a
 * request still on its way opens nothing. A link that nobody opened stays good until it is out of time.
 */
async function closePayment(
  { books, dialect, merchant, now }: Bank,
  tradeNo: string,
): Promise<'CLOSED' | 'SUCCESS'> {
  const closed = { status: 'CLOSED' } as const;
  if (dialect.opens === 'prepaid') {
    const empty = { currency: '', description: '', return_url: '', notify_url: '', app_id: '' };
    await books
      .insertInto('payments')
      .values({
        ...{ trade_no: tradeNo, merchant, amount_in_fen: 0, ...empty, ...closed },
        ...{ created_at: now(), expires_at: now() },
      })
      .onConflict((conflict) => conflict.column('trade_no').doNothing())
      .execute();
  }
  await books
    .updateTable('payments')
    .set(closed)
    .where('trade_no', '=', tradeNo)
    .where('status', '=', 'OPEN')
    .execute();
  const payment = await findPayment(books, tradeNo);
  return payment?.status === 'PAID' ? 'SUCCESS' : 'CLOSED';
}

type Paid = { trade_no: string; app_id: string; currency: string };

async function wordsOf(
  { books, dialect }: Bank,
  { trade_no: tradeNo, app_id: appId, currency }: Paid,
): Promise<VerifiedNotification[]> {
  const transactions = await books
    .selectFrom('transactions')
    .selectAll()
    .where('trade_no', '=', tradeNo)
    .orderBy('paid_at')
    .orderBy('number')
    .execute();
  return transactions.map((transaction) =>
    stampVerified({
      ...{ gateway: dialect.name, merchant: transaction.merchant, appId, tradeNo, currency },
      gatewayTradeNo: transaction.number,
      amountInFen: transaction.amount_in_fen,
      status: 'SUCCESS',
      paidAt: transaction.paid_at,
    }),
  );
}
