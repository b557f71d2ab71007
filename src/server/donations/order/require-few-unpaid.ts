import type { Trx } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { mostUnpaid, payWithinMs } from './payment-times.ts';

/**
 * It says whose orders they are: a person's, or those whose receipt codes a guest's browser keeps.
 */
type Orderer = { donor: { userId: string } | undefined; earlierTradeNos?: readonly string[] };

const maxFailed = 5;
const hourMs = 3_600_000;

/**
 * Orders that nobody pays cost the gateway's patience. Those sent at once may go a few beyond: a
 * limit against abuse, no rule of money.
 */
export async function requireFewUnpaid(trx: Trx, orderer: Orderer, now: number): Promise<void> {
  const orders = await findUnpaid(trx, orderer, now);
  if (orders.filter(({ status }) => status === 'CREATED').length >= mostUnpaid)
    throw new Problem('tooManyUnpaid');
  const failedAt = orders
    .flatMap(({ status, closed_at }) => (status === 'CLOSED' && closed_at ? [closed_at] : []))
    .filter((at) => at > now - hourMs);
  if (failedAt.length < maxFailed) return;
  const retryAfterSeconds = Math.ceil((Math.min(...failedAt) + hourMs - now) / 1000);
  throw new Problem('tooManyFailed', { retryAfterSeconds });
}

/**
 * Finds those neither paid nor old: an order closes by itself, and what failed longer ago is
 * forgotten.
 */
async function findUnpaid(trx: Trx, { donor, earlierTradeNos = [] }: Orderer, now: number) {
  if (!donor && earlierTradeNos.length === 0) return [];
  return trx
    .selectFrom('donations')
    .select(['status', 'closed_at'])
    .where((eb) =>
      donor ? eb('user_id', '=', donor.userId) : eb('trade_no', 'in', earlierTradeNos),
    )
    .where('created_at', '>', now - payWithinMs - 2 * hourMs)
    .where('status', 'in', ['CREATED', 'CLOSED'])
    .limit(2 * mostUnpaid)
    .execute();
}
