import * as v from 'valibot';
import { verifyCode } from '#src/shared/accounts/fresh/verify-code.ts';
import { mobile } from '#src/shared/accounts/mobile.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { publicId } from '#src/shared/contract/fields.ts';
import { phoneChangeStates } from './phone-change.ts';

export const askPhoneChange = defineCall({
  path: '/api/account/v1/phone-change/ask',
  access: 'open',
  summary: 'Asks for another phone where the own one is lost; both numbers are told, and days pass',
  input: v.strictObject({
    mobile,
    /** It is of the other number, sent with scene lost. */
    code: verifyCode,
    /** It is of who has no session; the answer does not tell whether it has an account. */
    ownMobile: v.optional(mobile),
  }),
  output: v.object({ dueAt: v.number() }),
  errors: ['verifyCodeWrong', 'verifyCodeSpent', 'phoneTaken', 'phoneHeld', 'tooManyCodes'],
  budgetPerMinute: 30,
});

export const refusePhoneChange = defineCall({
  path: '/api/account/v1/phone-change/refuse',
  access: 'open',
  summary: 'Ends such a change, by whoever has the link that went to both numbers',
  input: v.strictObject({ changeId: publicId }),
  output: v.object({ state: v.picklist(phoneChangeStates) }),
  errors: ['notFound'],
  budgetPerMinute: 30,
});
