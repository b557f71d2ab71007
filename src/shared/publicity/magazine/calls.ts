import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { say } from '#src/shared/contract/fields.ts';

const month = v.pipe(v.string(say('required')), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, say('month')));

const magazineView = v.object({
  month: v.string(),
  /** Families who were given to. */
  families: v.number(),
  giftCount: v.number(),
  givenInFen: v.number(),
  matchedInFen: v.number(),
  refundedInFen: v.number(),
  paidOutInFen: v.number(),
  /** Who earned love value, which no gift earns. */
  helpers: v.number(),
  /** Verifications that met the rules of trust in this month. */
  vouched: v.number(),
});
export type MagazineView = v.InferOutput<typeof magazineView>;

export const magazineMonthly = defineCall({
  path: '/api/charity/magazine/monthly',
  access: 'open',
  summary: "The public figures of a month that ended, by the ledger's own postings",
  forOthers: true,
  input: v.strictObject({ month }),
  output: magazineView,
  coalesce: true,
  errors: ['notFound'],
  budgetPerMinute: 30,
});

export const magazineCalls = [magazineMonthly] as const;
