import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { amountInFen, noOutput, publicId, say, wholeNumber } from '#src/shared/contract/fields.ts';
import { tradeNo } from '#src/shared/donations/order-fields.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';

/** This call is ours: it gives to the running of the platform itself, apart from all appeals. */
export const supportAdd = defineCall({
  path: '/api/cf/support/add',
  access: 'donor',
  summary: 'Keeps a gift to the running of the platform, of no case, and answers where to pay it',
  input: v.strictObject({
    amountInFen,
    payChannel: v.pipe(wholeNumber(1, 8), v.picklist(Object.values(payChannels), say('unknown'))),
  }),
  output: v.object({
    tradeNo,
    payInfo: v.object({ kind: v.literal('redirect'), url: v.string() }),
  }),
  errors: ['tooManyUnpaid', 'idempotencyConflict', 'gatewayUnavailable'],
  idempotent: true,
  budgetPerMinute: 20,
});

export const supportTakeBack = defineCall({
  path: '/api/cf/support/take-back',
  access: 'login',
  summary: 'Takes an own support back within the hours in which a gift can be',
  input: v.strictObject({ supportId: publicId }),
  output: noOutput,
  errors: ['notFound', 'graceOver', 'moneyOutFrozen'],
  budgetPerMinute: 20,
});

export const supportCalls = [supportAdd, supportTakeBack];
