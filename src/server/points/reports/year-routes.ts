import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import * as calls from '#src/shared/points/yearly/calls.ts';
import { drawYear } from './draw-year.ts';
import { findYearReport } from './find-year-report.ts';
import { makeYearTable } from './report-tables.ts';

export const yearReportRoutes: readonly HandledCall[] = [
  handle(calls.yearReportGet, ({ year }, context) => {
    const { userId } = viewerOf(context);
    return findYearReport(context.services.db, { userId, year }, context.now);
  }),
  handle(calls.yearReportCsv, async ({ year, language }, context) => {
    const { userId } = viewerOf(context);
    const report = await findYearReport(context.services.db, { userId, year }, context.now);
    return {
      type: 'text/csv; charset=utf-8' as const,
      bytes: makeYearTable(report, language),
      fileName: `warmlight-${year}.csv`,
      isPrivate: true,
    };
  }),
  handle(calls.yearReportPicture, async ({ year, ...chosen }, context) => {
    const { userId } = viewerOf(context);
    const report = await findYearReport(context.services.db, { userId, year }, context.now);
    return drawYear(context.services, { report, ...chosen });
  }),
];
