import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { amountInFen, infoUuid, publicId } from '#src/shared/contract/fields.ts';
import { allowanceView } from './allowance-view.ts';

/** It names a venue, or the page of a team within one. */
const one = { activityId: publicId };
const refusals = [
  'notFound',
  'allowanceNotNow',
  'allowanceNotYours',
  'allowanceHad',
  'allowancePoolEmpty',
] as const;

export const allowanceProgress = defineCall({
  path: '/api/charity/activity/venue/get-allowance-progress',
  access: 'open',
  summary: "What newcomers directed of a sponsor's money at a venue, and what it amounts to",
  forOthers: true,
  input: v.strictObject(one),
  output: v.object({ usedInFen: v.number(), totalInFen: v.number() }),
  errors: ['notFound'],
  coalesce: true,
});

export const newUserGet = defineCall({
  path: '/api/charity/activity/venue/new-user/get',
  access: 'login',
  summary: "The viewer's allowance at a venue: theirs to direct to an appeal once, never cash",
  forOthers: true,
  input: v.strictObject(one),
  output: allowanceView,
  errors: ['notFound'],
});

export const newUserCreate = defineCall({
  path: '/api/charity/activity/venue/new-user/create',
  access: 'login',
  summary: 'Keeps an allowance for the viewer, who chooses an appeal later; once a person, ever',
  forOthers: true,
  input: v.strictObject(one),
  output: allowanceView,
  errors: refusals,
  budgetPerMinute: 20,
});

export const decideSelfCall = defineCall({
  path: '/api/charity/activity/venue/decide-self',
  access: 'login',
  summary: "Directs the viewer's whole allowance to an appeal of the venue, a quiet one by default",
  input: v.strictObject({
    ...one,
    /** This is what it is, as the viewer was told. */
    amountInFen,
    infoUuid: v.optional(v.union([v.literal(''), infoUuid]), ''),
  }),
  output: allowanceView,
  errors: [...refusals, 'caseNotOpen', 'allowanceCaseRests'],
  budgetPerMinute: 20,
});

export const allowanceCalls = [allowanceProgress, newUserGet, newUserCreate, decideSelfCall];
