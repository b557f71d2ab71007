import * as v from 'valibot';

/** This is where somebody stands who may direct a sponsor's money at a venue once. */
const allowanceStandings = [
  'NOT_NOW',
  'NOT_YOURS',
  'POOL_EMPTY',
  'MAY_HAVE',
  'KEPT',
  'DIRECTED',
] as const;

/** This is why it is not for somebody. */
const notForThem = ['young', 'staff', 'family', 'gave', 'had', 'sharedBrowser'] as const;
export type NotForThem = (typeof notForThem)[number];

export const allowanceView = v.object({
  activityId: v.string(),
  standing: v.picklist(allowanceStandings),
  because: v.nullable(v.picklist(notForThem)),
  amountInFen: v.number(),
  /** Until then it is kept for somebody who has not chosen yet. */
  endsAt: v.nullable(v.number()),
  /** It went to this case, and then. */
  infoUuid: v.nullable(v.string()),
  directedAt: v.nullable(v.number()),
});
export type AllowanceView = v.InferOutput<typeof allowanceView>;
