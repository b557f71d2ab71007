import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  anchorId,
  infoUuid,
  pageOf,
  pageSize,
  publicId,
  wordsBetween,
} from '#src/shared/contract/fields.ts';
import { imageIds } from '#src/shared/media/fields.ts';
import {
  caseRefundStatuses,
  platformRefundKinds,
  reasonLengths,
  refundBlocks,
} from './refund-state.ts';
import { caseRefund, giftRefund, ownRefund } from './refund-view.ts';

const refundId = publicId;
const reason = wordsBetween(reasonLengths.least, reasonLengths.most);
const status = v.picklist(caseRefundStatuses);

/** These are refusals of everything that starts a refund of a case. */
const startErrors = [
  ...(['discussionOpen', 'refundOpen', 'withdrawalOpen'] as const),
  'caseStateRefuses',
  'nothingToRefund',
  'moneyOutFrozen',
] as const;

export const checkoutFundraiserRefund = defineCall({
  path: '/api/cf/v4/refund/checkout-fundraiser-refund',
  access: 'owner',
  summary: 'May the fundraiser give all gifts back, and what would go back?',
  forOthers: true,
  input: v.strictObject({ infoUuid }),
  output: v.object({
    canRefund: v.boolean(),
    reasons: v.array(v.picklist(refundBlocks)),
    /** This is what is left to give back, and to how many gifts. */
    amountInFen: v.number(),
    orders: v.number(),
    /** This is what those gifts were in all; more than the amount when a part was paid out. */
    giftsInFen: v.number(),
  }),
  coalesce: true,
});

export const applyRefund = defineCall({
  path: '/api/cf/v4/refund/apply-refund',
  access: 'owner',
  summary: 'Asks to give all gifts of a case back; the case takes no more gifts from here on',
  input: v.strictObject({ infoUuid, reason, attachments: v.optional(imageIds(9), '') }),
  output: v.object({ refundId, status }),
  errors: ['notFound', 'idempotencyConflict', ...startErrors],
  idempotent: true,
});

export const launchRefund = defineCall({
  path: '/api/cf/v4/refund/launch',
  access: 'owner',
  summary: "The fundraiser's last word after the review: staff may release the refund",
  input: v.strictObject({ refundId }),
  output: v.object({ status }),
  errors: ['notFound', 'refundNotOpen'],
});

export const cancelRefund = defineCall({
  path: '/api/cf/v4/refund/cancel',
  access: 'login',
  summary: 'Takes an application back that is not launched yet; the case goes on as before',
  input: v.strictObject({ refundId }),
  output: v.object({ status }),
  errors: ['notFound', 'refundNotOpen'],
});

export const getAndCheckRefund = defineCall({
  path: '/api/cf/v4/refund/get-and-check-refund-info',
  access: 'login',
  summary:
    "The latest refund of a case, or one refund: all of it for the owner, a donor's own gifts",
  input: v.strictObject({ infoUuid: v.optional(infoUuid), refundId: v.optional(refundId) }),
  output: caseRefund,
  errors: ['notFound'],
  coalesce: true,
});

export const hasApplyRefund = defineCall({
  path: '/api/cf/v5/refund/has-apply-refund',
  access: 'login',
  summary: 'Is a refund of this case open or done? Before its release only the owner is told',
  forOthers: true,
  input: v.strictObject({ infoUuid }),
  output: v.boolean(),
  coalesce: true,
});

export const refundOrderList = defineCall({
  path: '/api/cf/v5/refund/order-list',
  access: 'owner',
  summary: 'Every gift of an own refund and where it stands; those that failed come first',
  forOthers: true,
  input: v.strictObject({ refundId, anchorId, size: pageSize }),
  output: pageOf(giftRefund),
  errors: ['notFound'],
  coalesce: true,
});

export const refundList = defineCall({
  path: '/api/cf/v5/refund/get-list',
  access: 'login',
  summary: "The viewer's refunds: of own gifts and of own cases, newest first",
  forOthers: true,
  input: v.strictObject({ anchorId, size: pageSize }),
  output: pageOf(ownRefund),
  coalesce: true,
});

export const startPlatformRefund = defineCall({
  path: '/api/desk/start-refund',
  access: 'staff',
  roles: ['administrator'],
  summary: 'Staff ask to give the gifts of a case back: false, ended, or money that is left over',
  input: v.strictObject({ infoUuid, kind: v.picklist(platformRefundKinds), reason }),
  output: v.object({ refundId, status }),
  errors: ['notFound', ...startErrors],
});

export const refundCalls = [
  checkoutFundraiserRefund,
  applyRefund,
  launchRefund,
  cancelRefund,
  getAndCheckRefund,
  hasApplyRefund,
  refundOrderList,
  refundList,
  startPlatformRefund,
] as const;
