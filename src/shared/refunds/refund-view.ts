import * as v from 'valibot';
import {
  caseRefundKinds,
  caseRefundStatuses,
  giftRefundStates,
  type RefundFailure,
  refundFailures,
} from './refund-state.ts';

const moment = v.nullable(v.number());

/** This is the refund of one gift, as its donor and the case's owner may see it. */
export const giftRefund = v.object({
  refundNo: v.string(),
  orderId: v.string(),
  /** It is shown as the donor chose; empty for an anonymous one. */
  displayName: v.string(),
  giftInFen: v.number(),
  amountInFen: v.number(),
  state: v.picklist(giftRefundStates),
  /** 0 is not refunded, 1 refunding, 2 success, 3 error. */
  refundStatus: v.number(),
  failure: v.nullable(v.picklist(refundFailures)),
  /** This is the account it is paid to instead, masked. */
  accountMask: v.nullable(v.string()),
  changedAt: v.number(),
});
export type GiftRefund = v.InferOutput<typeof giftRefund>;

export const caseRefund = v.object({
  refundId: v.string(),
  infoUuid: v.string(),
  caseTitle: v.string(),
  kind: v.picklist(caseRefundKinds),
  status: v.picklist(caseRefundStatuses),
  refundStatus: v.number(),
  /** It says who looks: the owner sees all of it, a donor their own gifts. */
  isOwner: v.boolean(),
  reason: v.string(),
  refusal: v.string(),
  /** This is what goes back in all; before the release, what would. */
  amountInFen: v.number(),
  giftCount: v.number(),
  returnedInFen: v.number(),
  returnedCount: v.number(),
  failedCount: v.number(),
  appliedAt: v.number(),
  reviewedAt: moment,
  launchedAt: moment,
  releasedAt: moment,
  endedAt: moment,
  /** These are the viewer's own gifts in it. */
  own: v.array(giftRefund),
});
export type CaseRefund = v.InferOutput<typeof caseRefund>;

type Asked = Pick<CaseRefund, 'isOwner' | 'kind' | 'status' | 'launchedAt'>;

/** It passed, and its fundraiser has yet to say the last word. */
export function mayLaunch(refund: Asked): boolean {
  return refund.status === 'PASSED' && mayCancel(refund);
}

export function mayCancel({ isOwner, kind, status, launchedAt }: Asked): boolean {
  const open = status === 'APPLIED' || status === 'PASSED';
  return open && isOwner && kind === 'fundraiser' && launchedAt === null;
}

/** This is one line of the viewer's refunds: of a case of theirs, or of a gift. */
export const ownRefund = v.object({
  refundId: v.string(),
  infoUuid: v.string(),
  caseTitle: v.string(),
  kind: v.picklist(caseRefundKinds),
  status: v.picklist(caseRefundStatuses),
  /** It is of the viewer's own gift; null when the viewer applied. */
  gift: v.nullable(giftRefund),
  amountInFen: v.number(),
  appliedAt: v.number(),
});
export type OwnRefund = v.InferOutput<typeof ownRefund>;

/** This is a gift whose return failed, as staff see it. */
export type FailedRefund = {
  refundNo: string;
  amountInFen: number;
  failure: RefundFailure | null;
  waitsForDonor: boolean;
  /** Its donor has no account here: staff find out where it goes. */
  nobodyGives: boolean;
  nextTryAt: number | null;
};
