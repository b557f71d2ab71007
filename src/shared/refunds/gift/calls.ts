import * as v from 'valibot';
import { personName } from '#src/shared/accounts/person-name.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { noOutput, publicId, say, words, wordsBetween } from '#src/shared/contract/fields.ts';
import { receiptCode } from '#src/shared/donations/order-fields.ts';
import { bankCard } from '#src/shared/raising/bank-card.ts';
import { giftRefundStates } from '#src/shared/refunds/refund-state.ts';
import { reason } from '#src/shared/review/fields.ts';

const refundNo = wordsBetween(1, 60);

export const takeGiftBack = defineCall({
  path: '/api/cf/v4/refund/take-back',
  access: 'donor',
  summary: 'Takes an own gift back while the hours of grace last and its money is still held',
  input: v.strictObject({ orderId: publicId, receiptCode: v.optional(receiptCode) }),
  output: v.object({ refundId: publicId, state: v.picklist(giftRefundStates) }),
  errors: ['notFound', 'graceOver', 'gearSent', 'moneyOutFrozen'],
  budgetPerMinute: 20,
});

const bankAccountFields = {
  name: personName,
  bankName: v.pipe(words(80), v.minLength(2, say('required'))),
  bankCard,
};

export const giveRefundAccount = defineCall({
  path: '/api/cf/v4/refund/give-account',
  access: 'donor',
  summary: 'Says to which bank account a gift goes that its gateway can no longer return',
  input: v.strictObject({
    orderId: publicId,
    receiptCode: v.optional(receiptCode),
    ...bankAccountFields,
  }),
  output: noOutput,
  errors: ['notFound', 'accountNotNeeded'],
  budgetPerMinute: 20,
});

export const proposeRefundAccount = defineCall({
  path: '/api/desk/propose-refund-account',
  access: 'staff',
  roles: ['releaser', 'administrator'],
  summary: 'Proposes the proven account of a donor who has no account here; another confirms',
  input: v.strictObject({ refundNo, ...bankAccountFields, reason }),
  output: noOutput,
  errors: ['notFound', 'accountNotNeeded', 'donorGivesAccount', 'ownTask', 'proposalNotOpen'],
});

export const retryRefund = defineCall({
  path: '/api/desk/retry-refund',
  access: 'staff',
  roles: ['releaser', 'administrator'],
  summary: 'Has a gift whose return failed tried again now, under its own number',
  input: v.strictObject({ refundNo }),
  output: noOutput,
  errors: ['notFound', 'refundNotOpen', 'moneyOutFrozen'],
});

export const giftRefundCalls = [takeGiftBack, giveRefundAccount, proposeRefundAccount, retryRefund];
