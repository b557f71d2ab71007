import { withLimit } from '#src/shared/platform/with-limit.ts';
import type { Books } from './books.ts';
import type { Dialect, SigningParty } from './dialects/dialect.ts';

export type Delivery = SigningParty & {
  dialect: Dialect;
  books: Books;
  now: () => number;
  fetch: typeof fetch;
  /** It replaces the origin of the notify address, for a merchant behind a proxy. */
  notifyOrigin?: string | undefined;
};

const roundSize = 50;
const maxAttempts = 10;
const limitMs = 5000;

/** Sends every notification that is due; what is not taken comes again after 1, 2, 4, 8… seconds. */
export async function deliverNotifications(delivery: Delivery): Promise<{ taken: number }> {
  const due = await findDue(delivery);
  const results = await Promise.all(due.map((notification) => deliver(delivery, notification)));
  return { taken: results.filter(Boolean).length };
}

type Due = Awaited<ReturnType<typeof findDue>>[number];

function findDue({ books, now }: Delivery) {
  return books
    .selectFrom('notifications')
    .innerJoin('transactions', 'transactions.number', 'notifications.transaction_number')
    .innerJoin('payments', 'payments.trade_no', 'transactions.trade_no')
    .select([
      'notifications.attempts as attempts',
      'transactions.number as number',
      'transactions.trade_no as tradeNo',
      'transactions.merchant as merchant',
      'transactions.amount_in_fen as amountInFen',
      'transactions.paid_at as paidAt',
      'payments.app_id as appId',
      'payments.currency as currency',
      'payments.notify_url as notifyUrl',
    ])
    .where('notifications.next_at', '<=', now())
    .orderBy('notifications.next_at')
    .limit(roundSize)
    .execute();
}

async function deliver(delivery: Delivery, due: Due): Promise<boolean> {
  const { books, now } = delivery;
  const attempts = due.attempts + 1;
  const nextAt = attempts < maxAttempts ? now() + 1000 * 2 ** due.attempts : null;
  // It is counted before it is sent: a crash in between sends it again later, never twice at once.
  const { numUpdatedRows } = await books
    .updateTable('notifications')
    .set({ attempts, next_at: nextAt })
    .where('transaction_number', '=', due.number)
    .where('attempts', '=', due.attempts)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n || !(await send(delivery, due))) return false;
  await books
    .updateTable('notifications')
    .set({ next_at: null, taken_at: now() })
    .where('transaction_number', '=', due.number)
    .execute();
  return true;
}

async function send(delivery: Delivery, due: Due): Promise<boolean> {
  const told = { ...due, gatewayTradeNo: due.number, status: 'SUCCESS' } as const;
  const { body, headers } = delivery.dialect.writeNotice(delivery, told, delivery.now());
  const { pathname, origin } = new URL(due.notifyUrl);
  try {
    return await withLimit({ what: 'The merchant', ms: limitMs }, async (signal) => {
      const answer = await delivery.fetch(new URL(pathname, delivery.notifyOrigin ?? origin), {
        method: 'POST',
        ...{ headers, body, signal },
        redirect: 'error',
      });
      return delivery.dialect.isTaken({ status: answer.status, body: await answer.text() });
    });
  } catch {
    // The merchant is not there: it is tried again.
    return false;
  }
}
