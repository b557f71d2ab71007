import * as v from 'valibot';
import { mobile } from '#src/shared/accounts/mobile.ts';
import { casePhases } from '#src/shared/cases/case-phases.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  anchorId,
  infoUuid,
  noInput,
  pageOf,
  pageSize,
  publicId,
  wholeNumber,
} from '#src/shared/contract/fields.ts';
import { gearOrderStates, receivers } from '#src/shared/kinds/gear-order.ts';
import { savingErrors } from '#src/shared/raising/saving/calls.ts';
import { wordsBetween } from '#src/shared/raising/sheet-fields.ts';
import { sheets } from '#src/shared/raising/sheets.ts';

const oneCase = v.strictObject({ infoUuid });

const gear = v.object({
  gearId: v.string(),
  priceInFen: v.number(),
  title: v.string(),
  /** Pieces that are left. */
  stock: v.number(),
});

const addressFields = {
  name: wordsBetween(2, 20),
  mobile,
  region: wordsBetween(2, 60),
  street: wordsBetween(4, 120),
};
const address = v.object({
  name: v.string(),
  mobile: v.string(),
  region: v.string(),
  street: v.string(),
});

const gearOrder = {
  orderId: v.string(),
  infoUuid: v.string(),
  gearId: v.string(),
  title: v.string(),
  priceInFen: v.number(),
  state: v.picklist(gearOrderStates),
  createdAt: v.number(),
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

export const goodsDetail = defineCall({
  path: '/api/cf/v4/goods/detail/get',
  access: 'open',
  summary: 'A goods case with what it offers',
  forOthers: true,
  input: oneCase,
  output: v.object({
    infoUuid: v.string(),
    title: v.string(),
    content: v.string(),
    phase: v.picklist(casePhases),
    raisedInFen: v.number(),
    targetInFen: v.number(),
    donationCount: v.number(),
    gears: v.array(gear),
  }),
  errors: ['notFound'],
  coalesce: true,
});

export const gearList = defineCall({
  path: '/api/cf/v4/goods/gear/get-list',
  access: 'open',
  summary: 'What a goods case offers, and how many pieces are left',
  forOthers: true,
  input: oneCase,
  output: v.array(gear),
  errors: ['notFound'],
  coalesce: true,
});

export const addressSave = defineCall({
  path: '/api/cf/v4/goods/address/save',
  access: 'login',
  summary: 'Keeps where the viewer wants things sent',
  input: v.strictObject(addressFields),
  output: address,
  budgetPerMinute: 20,
});

export const addressGet = defineCall({
  path: '/api/cf/v4/goods/address/get',
  access: 'login',
  summary: 'Where the viewer wants things sent; null while they never said',
  forOthers: true,
  input: noInput,
  output: v.nullable(address),
});

export const gearOrderList = defineCall({
  path: '/api/cf/v4/goods/order/get-list',
  access: 'login',
  summary: 'Goods the viewer chose, newest first, and what became of each',
  forOthers: true,
  input: v.strictObject({ anchorId, size: pageSize }),
  output: pageOf(v.object({ ...gearOrder, caseTitle: v.string() })),
});

/** Ours: the fundraiser's side of the same orders. */
export const gearsToSend = defineCall({
  path: '/api/cf/v4/goods/order/get-to-send',
  access: 'owner',
  summary: 'Orders of a goods case; who and where are masked until paid',
  forOthers: true,
  input: v.strictObject({ infoUuid, anchorId, size: pageSize }),
  output: pageOf(v.object(gearOrder)),
});

/** Ours, too. */
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

/** Ours, as all that follows a parcel. */
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

export const goodsAddBase = defineCall({
  path: '/api/cf/v4/goods/update/add-or-update-base-info',
  access: 'owner',
  summary: 'Saves base info and up to four things to choose of a case that was begun',
  input: v.strictObject({
    infoUuid,
    ...v.partial(sheets.goodsBase).entries,
    basedOn: v.optional(wholeNumber(0, 1_000_000_000)),
  }),
  output: v.object({ infoUuid: v.string() }),
  errors: [...savingErrors, 'otherKind'],
  budgetPerMinute: 40,
});

export const goodsCalls = [
  goodsDetail,
  gearList,
  addressSave,
  addressGet,
  gearOrderList,
  gearsToSend,
  gearMarkSent,
  gearReceived,
  gearReturnAsk,
  gearReturnAgree,
  gearReturnRefuse,
  goodsAddBase,
];
