import type { Trx } from '../db/database.ts';
import {
  type AccountId,
  caseAvailable,
  caseHeldForRefunds,
  caseHeldForWithdrawals,
  heldAtGateway,
  unmatchedReceipts,
} from './accounts.ts';
import { postTransfer } from './post-transfer.ts';

type Posted = Promise<'posted' | 'already'>;
type Money = { amountInFen: number; now: number };
type CaseMoney = Money & { caseId: string };

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

/** The refund of a donation was asked for: C to CR. */
export function postRefundHold(
  trx: Trx,
  { refundNo, ...money }: CaseMoney & { refundNo: string },
): Posted {
  const path = { from: caseAvailable(money.caseId), to: caseHeldForRefunds(money.caseId) };
  return postMove(trx, { kind: 'refund-hold', reference: refundNo, ...path, ...money });
}

/** The gateway gave a donation back: CR to G. */
export function postRefund(
  trx: Trx,
  { refundNo, gateway, ...money }: CaseMoney & { refundNo: string; gateway: string },
): Posted {
  const path = { from: caseHeldForRefunds(money.caseId), to: heldAtGateway(gateway) };
  return postMove(trx, { kind: 'refund', reference: refundNo, ...path, ...money });
}

type Move = Money & {
  kind: string;
  reference: string;
  caseId?: string;
  from: AccountId;
  to: AccountId;
};

function postMove(trx: Trx, { from, to, amountInFen, ...cause }: Move): Posted {
  if (amountInFen <= 0) throw new RangeError(`Posting ${cause.kind} needs an amount above zero.`);
  return postTransfer(trx, {
    ...cause,
    entries: [
      { account: from, amountInFen: -amountInFen },
      { account: to, amountInFen },
    ],
  });
}

function unmatchedReference(gateway: string, gatewayTradeNo: string): string {
  return `${gateway}:${gatewayTradeNo}`;
}
