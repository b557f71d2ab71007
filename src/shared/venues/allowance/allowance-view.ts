import * as v from 'valibot';

/** Where somebody stands who may direct a sponsor's money at a venue once. */
const allowanceStandings = [
  'NOT_NOW',
  'NOT_YOURS',
  'POOL_EMPTY',
  'MAY_HAVE',
  'KEPT',
  'DIRECTED',
] as const;

/** Why it is not for somebody. */
const notForThem = ['young', 'staff', 'family', 'gave', 'had', 'sharedBrowser'] as const;
export type NotForThem = (typeof notForThem)[number];

export const allowanceView = v.object({
  activityId: v.string(),
  standing: v.picklist(allowanceStandings),
  because: v.nullable(v.picklist(notForThem)),
  amountInFen: v.number(),
  /** Until when it is kept for somebody who has not chosen yet. */
  endsAt: v.nullable(v.number()),
  /** To whom it went, and when. */
  infoUuid: v.nullable(v.string()),
  directedAt: v.nullable(v.number()),
});
export type AllowanceView = v.InferOutput<typeof allowanceView>;
