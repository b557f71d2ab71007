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
import { gearOrderStates, receivers } from '#src/shared/kinds/gear-order.ts';
import { address } from '#src/shared/kinds/goods/address.ts';

const gearOrder = {
  orderId: v.string(),
  infoUuid: v.string(),
  gearId: v.string(),
  title: v.string(),
  priceInFen: v.number(),
  state: v.picklist(gearOrderStates),
  createdAt: v.number(),
  /** Once paid, it is sent by then. */
  sendByAt: v.nullable(v.number()),
  sentAt: v.nullable(v.number()),
  carrier: v.string(),
  tracking: v.string(),
  receivedAt: v.nullable(v.number()),
  receivedBy: v.nullable(v.picklist(receivers)),
  returnAskedAt: v.nullable(v.number()),
  returnWords: v.string(),
  familyWords: v.string(),
  familyRefusedAt: v.nullable(v.number()),
  address,
};

export const gearOrderList = defineCall({
  path: '/api/cf/v4/goods/order/get-list',
  access: 'login',
  summary: 'Goods the viewer chose, newest first, and what became of each',
  forOthers: true,
  input: v.strictObject({ anchorId, size: pageSize }),
  output: pageOf(v.object({ ...gearOrder, caseTitle: v.string() })),
});

/** These calls are ours: they show the fundraiser's side of the same orders. */
export const gearsToSend = defineCall({
  path: '/api/cf/v4/goods/order/get-to-send',
  access: 'owner',
  summary: 'Orders of a goods case; who and where are masked until paid',
  forOthers: true,
  input: v.strictObject({ infoUuid, anchorId, size: pageSize }),
  output: pageOf(v.object(gearOrder)),
});

/** The documents do not name this one either. */
export const gearMarkSent = defineCall({
  path: '/api/cf/v4/goods/order/mark-sent',
  access: 'owner',
  summary: 'Says that a paid thing is on its way, and how to follow it',
  input: v.strictObject({
    ...{ infoUuid, orderId: publicId },
    ...{ carrier: wordsBetween(2, 30), tracking: wordsBetween(4, 60) },
  }),
  output: v.object({ sentAt: v.number() }),
  errors: ['notFound', 'gearNotPaid'],
  budgetPerMinute: 60,
});

/** It is our own, as all that follows a parcel. */
export const gearReceived = defineCall({
  path: '/api/cf/v4/goods/order/received',
  access: 'login',
  summary: 'The donor says that a thing has arrived; its money can be withdrawn from then on',
  input: v.strictObject({ orderId: publicId }),
  output: v.object({ receivedAt: v.number() }),
  errors: ['notFound', 'gearMovedOn'],
  budgetPerMinute: 20,
});

const returnWords = wordsBetween(4, 300);

export const gearReturnAsk = defineCall({
  path: '/api/cf/v4/goods/order/ask-return',
  access: 'login',
  summary: 'The donor wants to give a thing back that was sent; the family is asked',
  input: v.strictObject({ orderId: publicId, words: returnWords }),
  output: v.object({ returnAskedAt: v.number() }),
  errors: ['notFound', 'gearMovedOn'],
  budgetPerMinute: 20,
});

export const gearReturnAgree = defineCall({
  path: '/api/cf/v4/goods/order/agree-return',
  access: 'owner',
  summary: 'The family agrees to a return, and the whole gift goes back',
  input: v.strictObject({ infoUuid, orderId: publicId }),
  output: v.object({ refundId: v.string() }),
  errors: ['notFound', 'gearMovedOn', 'refundOpen', 'nothingToRefund', 'moneyOutFrozen'],
  budgetPerMinute: 20,
});

export const gearReturnRefuse = defineCall({
  path: '/api/cf/v4/goods/order/refuse-return',
  access: 'owner',
  summary: 'The family does not agree to a return and says why; staff decide',
  input: v.strictObject({ infoUuid, orderId: publicId, words: returnWords }),
  output: v.object({ familyRefusedAt: v.number() }),
  errors: ['notFound', 'gearMovedOn'],
  budgetPerMinute: 20,
});

export const parcelCalls = [
  ...[gearOrderList, gearsToSend, gearMarkSent, gearReceived],
  ...[gearReturnAsk, gearReturnAgree, gearReturnRefuse],
];
