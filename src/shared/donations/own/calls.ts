import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  anchorId,
  flag,
  noInput,
  pageOf,
  pageSize,
  publicId,
} from '#src/shared/contract/fields.ts';
import { besideGift, donationStatuses, receiptCode } from '#src/shared/donations/order-fields.ts';
import { giftRefundStates } from '#src/shared/refunds/refund-state.ts';

/** This is a donation as its own donor sees it. */
const orderView = v.object({
  ...besideGift,
  orderId: v.string(),
  tradeNo: v.string(),
  infoUuid: v.string(),
  caseTitle: v.string(),
  amountInFen: v.number(),
  content: v.string(),
  displayName: v.string(),
  anonymous: v.boolean(),
  amountHidden: v.boolean(),
  status: v.picklist(donationStatuses),
  /** This is what of it is back with its donor. */
  returnedInFen: v.number(),
  createdAt: v.number(),
  paidAt: v.nullable(v.number()),
  /** An unpaid one can still be paid there. */
  cashierUrl: v.nullable(v.string()),
  /** This is the refund it is in, if any, and where its own money stands. */
  refund: v.nullable(
    v.object({
      refundId: v.string(),
      state: v.picklist(giftRefundStates),
      amountInFen: v.number(),
      /** This is the account it is paid to instead, masked. */
      accountMask: v.nullable(v.string()),
    }),
  ),
});
export type OrderView = v.InferOutput<typeof orderView>;

export const orderList = defineCall({
  path: '/api/cf/v4/order/list',
  access: 'login',
  summary: "The viewer's donations, newest first",
  forOthers: true,
  input: v.strictObject({ anchorId, size: pageSize }),
  output: pageOf(orderView),
  coalesce: true,
});

export const orderCount = defineCall({
  path: '/api/cf/v4/order/count',
  access: 'login',
  summary: "Count and sum of the viewer's paid donations",
  forOthers: true,
  input: noInput,
  output: v.object({ count: v.number(), amountInFen: v.number() }),
  coalesce: true,
});

export const orderModifyAnonymous = defineCall({
  path: '/api/cf/v4/order/modify-anonymous',
  access: 'login',
  summary: 'Shows or hides the name of an own donation',
  input: v.strictObject({ orderId: publicId, anonymous: flag }),
  output: orderView,
  errors: ['notFound'],
});

const ownOrder = v.strictObject({ orderId: publicId });

export const getOrderView = defineCall({
  path: '/api/cf/v4/order/get-order-view',
  access: 'login',
  summary: 'One donation of the viewer',
  input: ownOrder,
  output: orderView,
  errors: ['notFound'],
});

export const orderClose = defineCall({
  path: '/api/cf/v4/order/close',
  access: 'login',
  summary: 'Gives up an unpaid donation of the viewer',
  input: ownOrder,
  output: orderView,
  errors: ['notFound', 'donationNotOpen', 'gatewayUnavailable'],
});

/** It is ours: it opens a guest's donation again on any device. */
export const findByReceipt = defineCall({
  path: '/api/cf/v4/order/find-by-receipt',
  access: 'open',
  summary: 'One donation by its receipt code',
  input: v.strictObject({ receiptCode }),
  output: orderView,
  errors: ['receiptCodeUnknown'],
  budgetPerMinute: 20,
});

export const ownDonationCalls = [
  orderList,
  orderCount,
  orderModifyAnonymous,
  getOrderView,
  orderClose,
  findByReceipt,
];
