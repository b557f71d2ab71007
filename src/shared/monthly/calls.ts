import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  flag,
  infoUuid,
  noOutput,
  publicId,
  say,
  wholeNumber,
} from '#src/shared/contract/fields.ts';
import { minDonationInFen } from '#src/shared/donations/amounts.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { mostMonthlyInFen } from './monthly-rules.ts';

const channels = Object.values(payChannels);
const own = v.strictObject({ giftId: publicId });
const onOwn = {
  access: 'login',
  output: noOutput,
  budgetPerMinute: 30,
} as const;

/** Whatever is no such sum is said in one sentence, which names both ends. */
const monthlyAmount = wholeNumber(minDonationInFen, mostMonthlyInFen, 'monthlyAmount');

export const monthlySign = defineCall({
  path: '/api/cf/monthly-gift/sign',
  access: 'login',
  summary: 'Keeps what is to be given each month, and answers where its donor signs for it',
  input: v.strictObject({
    /** Empty means that each month goes to a family that few people see. */
    infoUuid: v.optional(v.union([v.literal(''), infoUuid]), ''),
    amountInFen: monthlyAmount,
    /** It is the day of the month; the last one where a month is shorter. */
    day: wholeNumber(1, 31),
    anonymous: v.optional(flag, false),
    payChannel: v.pipe(
      wholeNumber(1, 8),
      v.check((channel) => channels.some((known) => known === channel), say('unknown')),
    ),
  }),
  output: v.object({ giftId: publicId, signUrl: v.string() }),
  errors: [
    ...(['notFound', 'caseNotOpen', 'caseFilled', 'monthlyThere', 'monthlyNotOffered'] as const),
    ...(['monthlyFull', 'idempotencyConflict', 'gatewayUnavailable'] as const),
  ],
  idempotent: true,
  budgetPerMinute: 20,
});

export const monthlyPause = defineCall({
  ...onOwn,
  path: '/api/cf/monthly-gift/pause',
  summary: 'Pauses a monthly gift: nothing is charged until it is resumed',
  input: own,
  errors: ['notFound', 'monthlyNotOpen'],
});

export const monthlyResume = defineCall({
  ...onOwn,
  path: '/api/cf/monthly-gift/resume',
  summary: 'Resumes a paused monthly gift, from the next month that can still be said ahead',
  input: own,
  errors: ['notFound', 'monthlyNotOpen', 'caseNotOpen', 'caseFilled'],
});

export const monthlyEnd = defineCall({
  ...onOwn,
  path: '/api/cf/monthly-gift/end',
  summary: 'Ends a monthly gift for good, here and at its gateway',
  input: own,
  errors: ['notFound'],
});

export const monthlyChange = defineCall({
  ...onOwn,
  path: '/api/cf/monthly-gift/change',
  summary: 'Another amount a month: more from the next notice on, less at once',
  input: v.strictObject({ giftId: publicId, amountInFen: monthlyAmount }),
  errors: ['notFound', 'monthlyNotOpen'],
});

export const monthlyCalls = [monthlySign, monthlyPause, monthlyResume, monthlyEnd, monthlyChange];
