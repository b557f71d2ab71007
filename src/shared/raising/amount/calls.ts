import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, wholeNumber, words } from '#src/shared/contract/fields.ts';
import { amountReasons, amountScopes } from '#src/shared/raising/reasonable-amount.ts';

const mostInFen = 10 ** 13;

export const getReasonableAmount = defineCall({
  path: '/api/cf/amount/reasonable/get',
  access: 'login',
  summary: 'What closed cases of an illness asked for, and on how many cases that rests',
  forOthers: true,
  input: v.strictObject({
    disease: words(40),
    city: v.optional(words(20), ''),
    costAheadInFen: v.optional(wholeNumber(0, mostInFen), 0),
  }),
  output: v.object({
    lowInFen: v.number(),
    highInFen: v.number(),
    basis: v.object({
      scope: v.picklist(amountScopes),
      caseCount: v.number(),
      similarCosts: v.boolean(),
    }),
  }),
  coalesce: true,
});

export const checkReasonableAmount = defineCall({
  path: '/api/cf/amount/reasonable/check',
  access: 'login',
  summary: 'Whether a target fits the bills of a case of one’s own, or else cases like it',
  forOthers: true,
  input: v.strictObject({ infoUuid, targetAmountInFen: wholeNumber(0, mostInFen) }),
  output: v.object({ reasonable: v.boolean(), reason: v.picklist(amountReasons) }),
  errors: ['notFound'],
  coalesce: true,
});

export const amountCalls = [getReasonableAmount, checkReasonableAmount];
