import * as v from 'valibot';
import { dayMs } from '#src/shared/platform/china-days.ts';

const reportDay = v.object({
  /** 2026-11-21, in China. */
  day: v.string(),
  giftCount: v.number(),
  amountInFen: v.number(),
  /** What came on that day less what was taken back. */
  loveScore: v.number(),
});
export type ReportDay = v.InferOutput<typeof reportDay>;

/** What a person gave and did in a month. */
export const reportView = v.object({
  month: v.string(),
  /** May its figures still change: does the month go on, or did it end in the last days? */
  isNew: v.boolean(),
  /** Love value of the month alone, as its rows add up. */
  loveScore: v.number(),
  /** Paid gifts, less what went back. */
  donations: v.object({ count: v.number(), amountInFen: v.number(), caseCount: v.number() }),
  shares: v.object({ count: v.number(), visitorCount: v.number() }),
  /** Every day of the month. */
  chart: v.array(reportDay),
});
export type ReportView = v.InferOutput<typeof reportView>;

/** For so long after its end a month's figures are new: gifts are taken back and settled late. */
export const newForMs = 7 * dayMs;
