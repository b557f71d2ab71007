import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { noInput, wholeNumber } from '#src/shared/contract/fields.ts';

export const referralJoin = defineCall({
  path: '/api/cf/v4/referral/join',
  access: 'login',
  summary: 'Takes part in inviting families; answers the sign that the own links carry',
  input: noInput,
  output: v.object({ inviterId: v.string() }),
  errors: ['notForStaff'],
  budgetPerMinute: 30,
});

export const referralOwn = defineCall({
  path: '/api/cf/v4/referral/own',
  method: 'GET',
  access: 'open',
  summary: "The sign of the viewer's own links; null for guests and for who takes no part",
  input: noInput,
  output: v.object({ inviterId: v.nullable(v.string()) }),
  coalesce: true,
});

export const referralClaim = defineCall({
  path: '/api/cf/v4/referral/claim',
  access: 'login',
  summary: 'Takes the love value of one step of the ladder, once; asked again, it earns 0',
  input: v.strictObject({ step: wholeNumber(1, 20, 'unknown') }),
  output: v.object({ earned: v.number() }),
  errors: ['rewardNotReached', 'notForStaff'],
  budgetPerMinute: 120,
});

export const referralCalls = [referralJoin, referralOwn, referralClaim];
