import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { publicId } from '#src/shared/contract/fields.ts';
import { besideGift, donationStatuses, orderFields, tradeNo } from './order-fields.ts';
import { refusedOrders } from './refused-orders.ts';

const orderAdded = v.object({
  orderId: publicId,
  tradeNo,
  /** Only donors without an account get it, and only in this answer. */
  receiptCode: v.nullable(v.string()),
  payInfo: v.object({ kind: v.literal('redirect'), url: v.string() }),
});

const addShared = {
  access: 'donor',
  output: orderAdded,
  errors: [...refusedOrders, 'idempotencyConflict', 'gatewayUnavailable'],
  idempotent: true,
  budgetPerMinute: 60,
} as const;

export const orderAdd = defineCall({
  path: '/api/cf/v41/order/add',
  summary:
    'Creates a donation and answers where to pay it. What is above what the case still lacks is taken, is for that case alone, and goes back by the refund rules if it is not used; a case that closes at its target then takes no more (caseFilled). Forms of ours ask their giver first',
  input: v.strictObject(orderFields),
  ...addShared,
});

export const orderContributeAdd = defineCall({
  path: '/api/cf/v41/order/contribute-add',
  body: 'json',
  summary: 'The same as order/add, as JSON; with a gearId it takes a piece of a goods case',
  input: v.strictObject({ ...orderFields, gearId: v.optional(publicId) }),
  ...addShared,
  errors: [...addShared.errors, 'addressNeeded', 'gearGone'],
});

export const orderAddV4 = defineCall({
  path: '/api/cf/v4/order/add',
  summary: 'Older form of order/add',
  forOthers: true,
  input: v.strictObject(orderFields),
  ...addShared,
});

export const queryOrderStatus = defineCall({
  path: '/api/cf/v4/order/query-order-status',
  access: 'open',
  summary: 'State of a payment by its trade number',
  input: v.strictObject({ tradeNo }),
  output: v.object({ status: v.picklist(donationStatuses), amountInFen: v.number() }),
  errors: ['notFound'],
  coalesce: true,
  budgetPerMinute: 240,
});

export const paySuccessPage = defineCall({
  path: '/api/cf/v4/order/pay-success-page',
  access: 'open',
  summary: 'What the success page shows',
  forOthers: true,
  input: v.strictObject({ tradeNo }),
  output: v.object({
    ...besideGift,
    tradeNo: v.string(),
    status: v.picklist(donationStatuses),
    amountInFen: v.number(),
    /** This is what of it is back with its donor. */
    returnedInFen: v.number(),
    paidAt: v.nullable(v.number()),
    infoUuid: v.string(),
    caseTitle: v.string(),
    raisedInFen: v.number(),
    targetInFen: v.number(),
    donationCount: v.number(),
    /** This is the how-manieth paid gift of the case this one is; null until paid. */
    giftNumber: v.nullable(v.number()),
    cashierUrl: v.nullable(v.string()),
  }),
  errors: ['notFound'],
  coalesce: true,
  budgetPerMinute: 240,
});

export const donationCalls = [
  orderAdd,
  orderContributeAdd,
  orderAddV4,
  queryOrderStatus,
  paySuccessPage,
];
