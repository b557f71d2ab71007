import type { Database } from '#src/server/db/database.ts';
import { selectGifts } from '#src/server/donations/order/select-gifts.ts';
import { isBeyond } from '#src/server/platform/keyset.ts';
import type { IfUnused } from '#src/shared/refunds/if-unused.ts';
import { shareOut } from '#src/shared/tracing/share-out.ts';

export type PlannedGift = {
  orderId: string;
  tradeNo: string;
  userId: string | null;
  gateway: string;
  giftInFen: number;
  shareInFen: number;
  /** This is what goes back to the pool beside it. */
  matchShareInFen: number;
  ifUnused: IfUnused;
  held: boolean;
};

type Planned = { refundId: string; caseId: string; amountInFen: number; matchedInFen: number };

const pageSize = 5000;

/**
 * Plans which part of every gift, and of what it was matched with, goes back: by largest remainder,
 * earlier gifts first, never more than was given. The gifts of a released refund are fixed, so that
 * every run plans the same.
 */
export async function planShares(db: Database, planned: Planned): Promise<PlannedGift[]> {
  const gifts: (Omit<PlannedGift, 'shareInFen' | 'matchShareInFen'> & { matchInFen: number })[] =
    [];
  for (let after: { paidAt: number; orderId: string } | undefined; ; ) {
    const page = await findGifts(db, planned, after);
    gifts.push(
      ...page.map(({ paidAt, refundNo, matchInFen, wentBack, ...gift }) => ({
        ...gift,
        matchInFen: wentBack === null ? (matchInFen ?? 0) : 0,
        held: refundNo !== null,
      })),
    );
    const last = page.at(-1);
    if (!last || page.length < pageSize) break;
    after = { paidAt: Number(last.paidAt), orderId: last.orderId };
  }
  const weights = Object.fromEntries(gifts.map(({ orderId, giftInFen }) => [orderId, giftInFen]));
  const shares = shareOut(planned.amountInFen, weights);
  const matches = Object.fromEntries(gifts.map(({ orderId, matchInFen }) => [orderId, matchInFen]));
  const matchShares = shareOut(planned.matchedInFen, matches);
  return gifts.map(({ matchInFen: _, ...gift }) => ({
    ...gift,
    shareInFen: shares[gift.orderId] ?? 0,
    matchShareInFen: matchShares[gift.orderId] ?? 0,
  }));
}

/** What was passed on to the case is no gateway's to return. */
function findGifts(
  db: Database,
  { caseId, refundId }: Planned,
  after: { paidAt: number; orderId: string } | undefined,
) {
  return selectPlanned(db)
    .where('donations.case_id', '=', caseId)
    .where('donations.paid_at', 'is not', null)
    .where('donations.passed_from', 'is', null)
    .where((eb) =>
      eb.or([eb('donations.status', '=', 'PAID'), eb('refunds.case_refund_id', '=', refundId)]),
    )
    .where((eb) =>
      isBeyond(
        eb,
        ['donations.paid_at', 'donations.id'],
        after && [after.paidAt, after.orderId],
        '>',
      ),
    )
    .orderBy('donations.paid_at')
    .orderBy('donations.id')
    .limit(pageSize)
    .execute();
}

function selectPlanned(db: Database) {
  return selectGifts(db).select([
    'donations.id as orderId',
    'donations.trade_no as tradeNo',
    'donations.user_id as userId',
    'donations.amount_in_fen as giftInFen',
    'donations.paid_at as paidAt',
    'donations.if_unused as ifUnused',
    'payments.gateway as gateway',
    'refunds.refund_no as refundNo',
    'activity_grants.amount_in_fen as matchInFen',
    'grant_returns.cause as wentBack',
  ]);
}
