import * as v from 'valibot';
import { dayFigures, reportFigures } from '#src/shared/points/monthly/report-view.ts';

/** This is what a person gave and did in a year. */
export const yearReportView = v.object({
  year: v.number(),
  ...reportFigures,
  /** Every month of the year has a line, such as 2026-11. */
  chart: v.array(v.object({ month: v.string(), ...dayFigures })),
});
export type YearReportView = v.InferOutput<typeof yearReportView>;
