import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { anchorId, flag, pageOf, pageSize, publicId, say } from '#src/shared/contract/fields.ts';
import { addressFields } from '#src/shared/kinds/goods/address.ts';
import { awardNum } from './award.ts';
import { chancesView, drawView, lotteryView } from './lottery-view.ts';

/** Names a lottery, or the venue or the page within one that has it. */
const one = { activityId: publicId };
/** It is ours: a paid draw is asked for by name; who draws first says that they are of age. */
const asked = { spend: v.optional(flag, false), adult: v.optional(flag, false) };
const told = v.object({ ...lotteryView.entries, ...chancesView.entries });
const refusals = [
  ...(['notFound', 'lotteryClosed', 'noChanceLeft', 'loveValueLacks'] as const),
  ...(['adultsOnly', 'notForThisAccount', 'idempotencyConflict'] as const),
];

export const lotteryGet = defineCall({
  path: '/api/charity/activity/venue/lottery/get-info',
  access: 'login',
  summary: 'What a lottery has, how likely each award is and what is left, and the own chances',
  forOthers: true,
  input: v.strictObject(one),
  output: v.object({ ...told.entries, awardNum: v.literal(awardNum) }),
  errors: ['notFound'],
});

export const lotteryResult = defineCall({
  path: '/api/charity/activity/venue/lottery/result',
  access: 'login',
  summary: 'Draws once: the free chance of the day first, then one that love value is spent on',
  input: v.strictObject({ ...one, ...asked }),
  output: drawView,
  errors: refusals,
  idempotent: true,
  budgetPerMinute: 60,
});

export const lotteryRecord = defineCall({
  path: '/api/charity/activity/venue/lottery/record',
  access: 'login',
  summary: "The viewer's own draws in a lottery, newest first",
  forOthers: true,
  input: v.strictObject({ ...one, anchorId, size: pageSize }),
  output: pageOf(drawView),
  errors: ['notFound'],
});

export const subDrawGet = defineCall({
  path: '/api/charity/activity/sub/venue/draw/get-info',
  access: 'login',
  summary: "The own chances in the lottery of a team's page",
  forOthers: true,
  input: v.strictObject({ subActivityId: publicId }),
  output: told,
  errors: ['notFound'],
});

export const subDrawApply = defineCall({
  path: '/api/charity/activity/sub/venue/draw/apply',
  access: 'login',
  summary: "Draws once in the lottery of a team's page",
  forOthers: true,
  input: v.strictObject({ subActivityId: publicId, ...asked }),
  output: drawView,
  errors: refusals,
  idempotent: true,
  budgetPerMinute: 60,
});

/** It is ours: things are sent, so who won one says where to. */
export const lotteryClaim = defineCall({
  path: '/api/charity/activity/venue/lottery/claim',
  access: 'login',
  summary: 'Says where a thing that was won goes to; again until it is on its way',
  input: v.strictObject({
    prizeId: publicId,
    /** It is said anew, since something of value is claimed. */
    adult: v.pipe(flag, v.literal(true, say('required'))),
    ...addressFields,
  }),
  output: v.object({ prizeId: v.string() }),
  errors: ['notFound', 'prizeNotOpen'],
  budgetPerMinute: 20,
});

/** It is ours: the whole public record as one file, which `verify-draw` reads. */
export const lotteryPublished = defineCall({
  path: '/api/charity/activity/venue/lottery/published',
  method: 'GET',
  answer: 'bytes',
  access: 'open',
  summary: 'Table, hashes and every draw by numbers, with the seed once it ended, as a JSON file',
  input: v.strictObject(one),
  output: bytesOutput,
  errors: ['notFound'],
  budgetPerMinute: 20,
});

export const chanceCalls = [
  ...[lotteryGet, lotteryResult, lotteryRecord, lotteryClaim, lotteryPublished],
  ...[subDrawGet, subDrawApply],
];
