import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, wholeNumber } from '#src/shared/contract/fields.ts';
import { groups } from './cashier-test.ts';

/** It says how often the link was passed on; carried along and not kept. */
const shareDv = v.optional(wholeNumber(0, 99), 0);
const group = v.picklist(groups);

/** This is who stands before the cashier, as coarse as a test needs it. */
const portraits = ['guest', 'newcomer', 'giver', 'own'] as const;
export type Portrait = (typeof portraits)[number];

export const payExperiment = defineCall({
  path: '/api/cf/v4/order/pay-experiment',
  access: 'open',
  summary: 'What the cashier of a case begins with for this person, and which test decided it',
  forOthers: true,
  input: v.strictObject({ infoUuid, shareDv }),
  output: v.object({
    /** It has twenty paid gifts or more within a day. */
    hot: v.boolean(),
    /** This test flag holds for this person; 0 for none. */
    eyeValue: v.number(),
    /** This is a signed-in person who never gave. */
    firstDonate: v.boolean(),
    /** This is who bears the service fee: the platform's subsidy, or the case. */
    subsidize: v.boolean(),
    caseCharge: v.boolean(),
    groupValue: group,
    /** It is in fen; the form begins with it, and anything the donor likes may be put there. */
    amount: v.number(),
    /** This is the running test's id; it is empty for none. */
    eagleEyeExperiment: v.string(),
    eagleEyeResult: group,
  }),
  errors: ['notFound'],
});

export const caseAbStatus = defineCall({
  path: '/api/cf/v4/order/case-ab-status',
  access: 'open',
  summary: 'The group of this person or device in the test at the cashier; 0 is the original',
  forOthers: true,
  input: v.strictObject({ infoUuid, shareDv }),
  output: v.object({ group }),
});

export const userPortrait = defineCall({
  path: '/api/cf/v4/order/user-portrait',
  access: 'open',
  summary: 'Whether the person is a guest, new, gave before, or belongs to the case or the staff',
  forOthers: true,
  input: v.strictObject({ infoUuid, shareDv, eyeResult: v.optional(wholeNumber(0, 1), 0) }),
  output: v.object({ portrait: v.picklist(portraits) }),
});

export const experimentCalls = [payExperiment, caseAbStatus, userPortrait];
