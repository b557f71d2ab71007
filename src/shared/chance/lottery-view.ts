import * as v from 'valibot';
import { activityStatuses } from '#src/shared/activities/activity-statuses.ts';
import { rightIds } from '#src/shared/points/rights.ts';
import { awardKinds } from './award.ts';

/** This is an award in the reader's language; "nothing" has no name. */
const awardView = v.object({
  /** This is its place in the table, counted from 1. */
  awardId: v.number(),
  kind: v.picklist(awardKinds),
  name: v.string(),
  rightId: v.nullable(v.picklist(rightIds)),
  /** So many of 10,000 win it. */
  odds: v.number(),
  /** These are how many there were and are; null for "nothing", which never runs out. */
  stock: v.nullable(v.number()),
  left: v.nullable(v.number()),
  worthInFen: v.number(),
});
export type AwardView = v.InferOutput<typeof awardView>;

/** This is a lottery as everyone may see it. */
export const lotteryView = v.object({
  activityId: v.string(),
  /** It belongs to this venue or the page within one; null for the platform's own. */
  placeId: v.nullable(v.string()),
  name: v.string(),
  sponsor: v.string(),
  status: v.picklist(activityStatuses),
  startsAt: v.number(),
  endsAt: v.number(),
  awards: v.array(awardView),
  /** A draw beyond the free one of a day costs so much, and so many of a day may be paid for. */
  costInPoints: v.number(),
  paidPerDay: v.number(),
  /** An account has to be so old. */
  accountAgeDays: v.number(),
  /**
   * These bind it: hashes of the seed and of the table, public from the second person's word on.
   */
  seedHash: v.string(),
  tableHash: v.string(),
  /** It is null until it ended. */
  seed: v.nullable(v.string()),
  draws: v.number(),
  people: v.number(),
});
export type LotteryView = v.InferOutput<typeof lotteryView>;

/** This is what the viewer may draw today. */
export const chancesView = v.object({
  /** They are free and paid for together. */
  chances: v.number(),
  freeLeft: v.number(),
  /** They are as many as the day and the viewer's love value allow. */
  paidLeft: v.number(),
  loveScore: v.number(),
  /** Did the viewer say already that they are of age? */
  adult: v.boolean(),
});
export type ChancesView = v.InferOutput<typeof chancesView>;

export const prizeStates = ['won', 'toSend', 'sent', 'late'] as const;

/** This is a thing that was won. */
const prizeView = v.object({
  prizeId: v.string(),
  /** It is `late` once nobody said in time where it goes. */
  state: v.picklist(prizeStates),
  /** Until then it may be said where it goes. */
  claimBy: v.number(),
  /** This is what staff said: by whom it was sent, or what is wrong with the address. */
  staffWords: v.string(),
});

/** This is one draw of the viewer's. */
export const drawView = v.object({
  activityId: v.string(),
  /** It is the how manieth draw of all, by which the public record names it. */
  sequence: v.number(),
  /** The viewer has this number in the public record, and it was their so manieth draw. */
  person: v.number(),
  n: v.number(),
  award: v.omit(awardView, ['left']),
  /** The seed said this; another award where that one was gone. */
  drawnId: v.number(),
  spent: v.number(),
  at: v.number(),
  prize: v.nullable(prizeView),
});
export type DrawView = v.InferOutput<typeof drawView>;
