import * as v from 'valibot';
import { dayMs } from '#src/shared/platform/china-days.ts';

/** This is what came on a day, or in a month. */
export const dayFigures = {
  giftCount: v.number(),
  amountInFen: v.number(),
  /** This is what came less what was taken back. */
  loveScore: v.number(),
};

const reportDay = v.object({
  /** It is written 2026-11-21, as days count in China. */
  day: v.string(),
  ...dayFigures,
});
export type ReportDay = v.InferOutput<typeof reportDay>;

/** This is what reports of any length say. */
export const reportFigures = {
  /** May its figures still change: does its time go on, or did it end in the last days? */
  isNew: v.boolean(),
  /** This is love value of that time alone, as its rows add up. */
  loveScore: v.number(),
  /** These are paid gifts, less what went back. */
  donations: v.object({ count: v.number(), amountInFen: v.number(), caseCount: v.number() }),
  shares: v.object({ count: v.number(), visitorCount: v.number() }),
};

/** This is what a person gave and did in a month. */
export const reportView = v.object({
  month: v.string(),
  ...reportFigures,
  /** Every day of the month has a line. */
  chart: v.array(reportDay),
});
export type ReportView = v.InferOutput<typeof reportView>;

/** For so long after its end a month's figures are new: gifts are taken back and settled late. */
export const newForMs = 7 * dayMs;
