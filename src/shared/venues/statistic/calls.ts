import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { publicId } from '#src/shared/contract/fields.ts';

export const venueStatistic = defineCall({
  path: '/api/charity/activity/venue/get-statistic',
  access: 'open',
  summary: 'Who gave through a venue, how much and to how many, less what was returned',
  input: v.strictObject({ activityId: publicId }),
  output: v.object({ people: v.number(), amountInFen: v.number(), cases: v.number() }),
  errors: ['notFound'],
  coalesce: true,
  budgetPerMinute: 600,
});

/**
 * It stands by itself, since every open page of a venue makes it: the other calls would come along.
 */
export const venueStatisticCalls = [venueStatistic];
