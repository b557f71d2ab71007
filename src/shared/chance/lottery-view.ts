import * as v from 'valibot';
import { activityStatuses } from '#src/shared/activities/activity-statuses.ts';
import { rightIds } from '#src/shared/points/rights.ts';
import { awardKinds } from './award.ts';

/** An award in the reader's language; "nothing" has no name. */
const awardView = v.object({
  /** This is its place in the table, counted from 1. */
  awardId: v.number(),
  kind: v.picklist(awardKinds),
  name: v.string(),
  rightId: v.nullable(v.picklist(rightIds)),
  /** So many of 10,000 win it. */
  odds: v.number(),
  /** How many there were and are; null for "nothing", which never runs out. */
  stock: v.nullable(v.number()),
  left: v.nullable(v.number()),
  worthInFen: v.number(),
});
export type AwardView = v.InferOutput<typeof awardView>;

/** A lottery as everyone may see it. */
export const lotteryView = v.object({
  activityId: v.string(),
  /** The venue or the page within one that it belongs to; null for the platform's own. */
  placeId: v.nullable(v.string()),
  name: v.string(),
  sponsor: v.string(),
  status: v.picklist(activityStatuses),
  startsAt: v.number(),
  endsAt: v.number(),
  awards: v.array(awardView),
  /** What a draw beyond the free one of a day costs, and how many of a day may be paid for. */
  costInPoints: v.number(),
  paidPerDay: v.number(),
  /** How old an account has to be. */
  accountAgeDays: v.number(),
  /** What binds it: hashes of the seed and of the table, public from the second person's word on. */
  seedHash: v.string(),
  tableHash: v.string(),
  /** Null until it ended. */
  seed: v.nullable(v.string()),
  draws: v.number(),
  people: v.number(),
});
export type LotteryView = v.InferOutput<typeof lotteryView>;

/** What the viewer may draw today. */
export const chancesView = v.object({
  /** Free and paid for together. */
  chances: v.number(),
  freeLeft: v.number(),
  /** It is as many as the day and the viewer's love value allow. */
  paidLeft: v.number(),
  loveScore: v.number(),
  /** Did the viewer say already that they are of age? */
  adult: v.boolean(),
});
export type ChancesView = v.InferOutput<typeof chancesView>;

export const prizeStates = ['won', 'toSend', 'sent', 'late'] as const;

/** A thing that was won. */
const prizeView = v.object({
  prizeId: v.string(),
  /** `late` once nobody said in time where it goes. */
  state: v.picklist(prizeStates),
  /** Until when it may be said where it goes. */
  claimBy: v.number(),
  /** What staff said: by whom it was sent, or what is wrong with the address. */
  staffWords: v.string(),
});

/** This is one draw of the viewer's. */
export const drawView = v.object({
  activityId: v.string(),
  /** The how manieth draw of all, by which the public record names it. */
  sequence: v.number(),
  /** The viewer has this number in the public record, and it was their so manieth draw. */
  person: v.number(),
  n: v.number(),
  award: v.omit(awardView, ['left']),
  /** What the seed said; another award where that one was gone. */
  drawnId: v.number(),
  spent: v.number(),
  at: v.number(),
  prize: v.nullable(prizeView),
});
export type DrawView = v.InferOutput<typeof drawView>;
