import { findOpenHold } from '#src/server/activities/holds/find-hold.ts';
import type { Trx } from '#src/server/db/database.ts';
import { findFreeMoney } from '#src/server/kinds/goods/find-free-money.ts';

type Returning = { caseId: string; orderId: string; shareInFen: number };

/**
 * Finds what of a gift's match goes back with a share of the gift, which leaves first: the same
 * part of it, as far as the case still has it; what waits for the desk goes whole. What else the
 * case has was given for things that are to arrive, or waits for the desk with another gift.
 */
export async function findMatchShare(
  trx: Trx,
  { caseId, orderId, shareInFen }: Returning,
): Promise<number> {
  const match = await trx
    .selectFrom('activity_grants')
    .innerJoin('donations', 'donations.id', 'activity_grants.order_id')
    .leftJoin('grant_returns', 'grant_returns.cause', 'activity_grants.cause')
    .select('activity_grants.amount_in_fen as inFen')
    .select('donations.amount_in_fen as giftInFen')
    .select('grant_returns.cause as wentBack')
    .where('activity_grants.order_id', '=', orderId)
    .executeTakeFirst();
  if (!match || match.wentBack !== null) return 0;
  const hold = await findOpenHold(trx, orderId);
  const partInFen = Number((BigInt(match.inFen) * BigInt(shareInFen)) / BigInt(match.giftInFen));
  const { freeInFen } = await findFreeMoney(trx, caseId);
  const thereInFen = Math.max(freeInFen + (hold?.amountInFen ?? 0) - shareInFen, 0);
  return Math.min(hold?.amountInFen ?? partInFen, thereInFen);
}
