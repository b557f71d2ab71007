import type { RefundAsked, RefundRefusal } from '#src/server/payments/gateway.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { BooksTrx } from './books.ts';

/** Real gateways allow so much: refunds within a year, 50 a payment, one of them a minute. */
const windowMs = 365 * dayMs;
const maxRefunds = 50;
const pauseMs = 60_000;

/** Finds why the bank would not give this back now; undefined when it would. */
export async function findRefusal(
  trx: BooksTrx,
  { gatewayTradeNo }: RefundAsked,
  now: number,
): Promise<RefundRefusal | undefined> {
  const taken = await trx
    .selectFrom('transactions')
    .leftJoin('closed_accounts', 'closed_accounts.transaction_number', 'transactions.number')
    .select(['paid_at', 'closed_accounts.transaction_number as closed'])
    .where('number', '=', gatewayTradeNo)
    .executeTakeFirst();
  if (!taken) return 'OTHER';
  if (taken.closed !== null) return 'ACCOUNT_UNUSABLE';
  if (now - taken.paid_at > windowMs) return 'TOO_OLD';
  const before = await trx
    .selectFrom('refunds')
    .select('created_at')
    .where('transaction_number', '=', gatewayTradeNo)
    .where('status', '=', 'SUCCESS')
    .orderBy('created_at', 'desc')
    .limit(maxRefunds)
    .execute();
  if (before.length === maxRefunds) return 'TOO_MANY';
  const last = before[0]?.created_at;
  return last !== undefined && now - last < pauseMs ? 'TOO_SOON' : undefined;
}
