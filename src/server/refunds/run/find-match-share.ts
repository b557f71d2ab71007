import type { Trx } from '#src/server/db/database.ts';
import { findFreeMoney } from '#src/server/kinds/find-free-money.ts';

type Returning = { caseId: string; orderId: string; shareInFen: number };

/**
 * What of a gift's match goes back with a share of the gift, which leaves first: the same part of
 * it, as far as the case still has it. What else it has was given for things that are to arrive.
 */
export async function findMatchShare(
  trx: Trx,
  { caseId, orderId, shareInFen }: Returning,
): Promise<number> {
  const match = await trx
    .selectFrom('activity_grants')
    .innerJoin('donations', 'donations.id', 'activity_grants.order_id')
    .select('activity_grants.amount_in_fen as inFen')
    .select('donations.amount_in_fen as giftInFen')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!match) return 0;
  const share = Number((BigInt(match.inFen) * BigInt(shareInFen)) / BigInt(match.giftInFen));
  const { freeInFen } = await findFreeMoney(trx, caseId);
  return Math.min(share, Math.max(freeInFen - shareInFen, 0));
}
