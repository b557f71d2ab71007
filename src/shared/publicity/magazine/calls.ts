import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { say } from '#src/shared/contract/fields.ts';

const month = v.pipe(v.string(say('required')), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, say('month')));

const magazineView = v.object({
  month: v.string(),
  /** These families keep something of what was given to them in this month. */
  families: v.number(),
  /** So many of its gifts did not go back whole. */
  giftCount: v.number(),
  /** This of them is not returned. */
  raisedInFen: v.number(),
  /** This is all that came in this month, whatever became of it. */
  givenInFen: v.number(),
  matchedInFen: v.number(),
  /** This went back in this month, whenever it was given. */
  refundedInFen: v.number(),
  paidOutInFen: v.number(),
  /** They earned love value, which no gift earns. */
  helpers: v.number(),
  /** These are verifications that met the rules of trust in this month. */
  verified: v.number(),
});
export type MagazineView = v.InferOutput<typeof magazineView>;

export const magazineMonthly = defineCall({
  path: '/api/charity/magazine/monthly',
  access: 'open',
  summary:
    'The public figures of a month that ended: its gifts as they stand now, its postings for good',
  forOthers: true,
  input: v.strictObject({ month }),
  output: magazineView,
  coalesce: true,
  errors: ['notFound'],
  budgetPerMinute: 30,
});

export const magazineCalls = [magazineMonthly] as const;
