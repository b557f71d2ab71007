import type { PlannedGift } from './plan-shares.ts';

export type HeldGift = Pick<
  PlannedGift,
  'orderId' | 'tradeNo' | 'gateway' | 'shareInFen' | 'matchShareInFen'
>;

/** It is made from the order's own number: asked for a hundred times, it is the same refund. */
export function refundNoOf(tradeNo: string): string {
  return `R-${tradeNo}`;
}

type Of = { refundId: string; caseId: string; foundNone?: boolean; now: number };

/** Makes the row of a refund that begins. */
export function refundOf(gift: HeldGift, { refundId, caseId, foundNone, now }: Of) {
  return {
    refund_no: refundNoOf(gift.tradeNo),
    order_id: gift.orderId,
    case_id: caseId,
    case_refund_id: refundId,
    gateway: gift.gateway,
    amount_in_fen: gift.shareInFen,
    matched_in_fen: gift.matchShareInFen,
    status: 'REFUNDING' as const,
    gateway_refund_no: null,
    found_none: foundNone ? (1 as const) : (0 as const),
    next_try_at: now,
    created_at: now,
    updated_at: now,
  };
}
