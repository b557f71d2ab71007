import type { Trx } from '#src/server/db/database.ts';
import {
  caseAvailable,
  caseHeldForRefunds,
  caseHeldForWithdrawals,
  custodyBank,
  heldAtGateway,
  unmatchedReceipts,
} from './accounts.ts';
import { type CaseMoney, type Money, type Posted, postMove } from './post-move.ts';
import { postTransfers } from './post-transfers.ts';

/** A gift arrived: G to C, once an order. */
export function postDonation(
  trx: Trx,
  { orderId, gateway, ...money }: CaseMoney & { orderId: string; gateway: string },
): Posted {
  const path = { from: heldAtGateway(gateway), to: caseAvailable(money.caseId) };
  return postMove(trx, { kind: 'donate', reference: orderId, ...path, ...money });
}

/** Money arrived that belongs to no open order (late or double): G to U, once a receipt. */
export function postUnmatched(
  trx: Trx,
  { gateway, gatewayTradeNo, ...money }: Money & { gateway: string; gatewayTradeNo: string },
): Posted {
  const reference = unmatchedReference(gateway, gatewayTradeNo);
  const path = { from: heldAtGateway(gateway), to: unmatchedReceipts };
  return postMove(trx, { kind: 'unmatched', reference, ...path, ...money });
}

/** An unmatched receipt went back to its giver, whole: U to G. */
export function postUnmatchedRefund(
  trx: Trx,
  { gateway, gatewayTradeNo, ...money }: Money & { gateway: string; gatewayTradeNo: string },
): Posted {
  const reference = unmatchedReference(gateway, gatewayTradeNo);
  const path = { from: unmatchedReceipts, to: heldAtGateway(gateway) };
  return postMove(trx, { kind: 'unmatched-refund', reference, ...path, ...money });
}

/** A withdrawal was applied for: C to CH. */
export function postHold(
  trx: Trx,
  { withdrawalId, ...money }: CaseMoney & { withdrawalId: string },
): Posted {
  const path = {
    from: caseAvailable(money.caseId),
    to: caseHeldForWithdrawals(money.caseId),
  };
  return postMove(trx, { kind: 'hold', reference: withdrawalId, ...path, ...money });
}

/** A withdrawal was rejected or cancelled: CH back to C. */
export function postUnhold(
  trx: Trx,
  { withdrawalId, ...money }: CaseMoney & { withdrawalId: string },
): Posted {
  const path = {
    from: caseHeldForWithdrawals(money.caseId),
    to: caseAvailable(money.caseId),
  };
  return postMove(trx, { kind: 'unhold', reference: withdrawalId, ...path, ...money });
}

/** The refunds of donations were asked for, many at once and each for the first time: C to CR. */
export function postRefundHolds(
  trx: Trx,
  holds: readonly (CaseMoney & { refundNo: string })[],
): Promise<void> {
  const transfers = holds.map(({ refundNo, caseId, amountInFen, now }) => ({
    ...{ kind: 'refund-hold', reference: refundNo, caseId, now },
    entries: [
      { account: caseAvailable(caseId), amountInFen: -amountInFen },
      { account: caseHeldForRefunds(caseId), amountInFen },
    ],
  }));
  return postTransfers(trx, transfers);
}

/** The gateway gave a donation back: CR to G. */
export function postRefund(
  trx: Trx,
  { refundNo, gateway, ...money }: CaseMoney & { refundNo: string; gateway: string },
): Posted {
  const path = { from: caseHeldForRefunds(money.caseId), to: heldAtGateway(gateway) };
  return postMove(trx, { kind: 'refund', reference: refundNo, ...path, ...money });
}

/** The custody bank paid a donation back, since its gateway no longer could: CR to B. */
export function postRefundByBank(
  trx: Trx,
  { payoutNo, ...money }: CaseMoney & { payoutNo: string },
): Posted {
  const path = { from: caseHeldForRefunds(money.caseId), to: custodyBank };
  return postMove(trx, { kind: 'refund', reference: payoutNo, ...path, ...money });
}

/** What the custody bank paid back came back to it: B to CR. */
export function postRefundBounced(
  trx: Trx,
  { payoutNo, ...money }: CaseMoney & { payoutNo: string },
): Posted {
  const path = { from: custodyBank, to: caseHeldForRefunds(money.caseId) };
  return postMove(trx, { kind: 'refund-bounced', reference: payoutNo, ...path, ...money });
}

function unmatchedReference(gateway: string, gatewayTradeNo: string): string {
  return `${gateway}:${gatewayTradeNo}`;
}
