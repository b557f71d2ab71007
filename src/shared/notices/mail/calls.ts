import * as v from 'valibot';
import { verifyCode } from '#src/shared/accounts/fresh/verify-code.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { noInput, noOutput, say } from '#src/shared/contract/fields.ts';
import { isMailAddress } from '#src/shared/platform/mail-address.ts';

const email = v.pipe(
  v.string(say('required')),
  v.trim(),
  v.minLength(1, say('required')),
  v.check(isMailAddress, say('mailAddress')),
);

export const noticeMail = defineCall({
  path: '/api/cf/v4/notice/mail',
  access: 'login',
  summary: "Sends a code to an address that the viewer's notices are to go to by mail",
  input: v.strictObject({ email }),
  /** It is as it is shown. */
  output: v.object({ address: v.string() }),
  errors: ['tooManyCodes', 'unavailable'],
  budgetPerMinute: 30,
});

export const noticeMailCode = defineCall({
  path: '/api/cf/v4/notice/mail-code',
  access: 'login',
  summary: "Shows by that code that the address is the viewer's; from now on notices go there",
  input: v.strictObject({ code: verifyCode }),
  output: noOutput,
  errors: ['verifyCodeWrong', 'verifyCodeSpent'],
  budgetPerMinute: 30,
});

export const noticeMailForget = defineCall({
  path: '/api/cf/v4/notice/mail-forget',
  access: 'login',
  summary: "Forgets the viewer's address for notices; no more letters go there",
  input: noInput,
  output: noOutput,
});

export const noticeMailOff = defineCall({
  path: '/api/cf/v4/notice/mail-off',
  access: 'open',
  summary: 'Forgets an address for notices by whoever has the link that stands in a letter to it',
  input: v.strictObject({
    /** It holds the id of the address and our mark of it. */
    mailToken: v.pipe(v.string(say('required')), v.regex(/^[\w-]{65}$/, say('unknown'))),
  }),
  output: noOutput,
  errors: ['notFound'],
  budgetPerMinute: 30,
});

export const noticeMailCalls = [noticeMail, noticeMailCode, noticeMailForget, noticeMailOff];
