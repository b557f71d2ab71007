import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { noInput, noOutput } from '#src/shared/contract/fields.ts';
import { sentCode, verifyCode } from './verify-code.ts';

export const sendFreshCode = defineCall({
  path: '/api/account/v1/send-fresh-code',
  access: 'login',
  summary: "Sends a code to the caller's own phone, before what asks for a fresh one",
  input: noInput,
  output: v.object(sentCode),
  errors: ['tooManyCodes', 'unavailable'],
  budgetPerMinute: 30,
});

export const giveFreshCode = defineCall({
  path: '/api/account/v1/give-fresh-code',
  access: 'login',
  summary: "Shows by that code that the session is still its person's, for five minutes",
  input: v.strictObject({ code: verifyCode }),
  output: noOutput,
  errors: ['verifyCodeWrong', 'verifyCodeSpent'],
  budgetPerMinute: 30,
});
