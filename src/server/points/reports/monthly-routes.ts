import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { monthlyReportCsv, monthlyReportGet } from '#src/shared/points/monthly/calls.ts';
import { findMonthlyReport } from './find-monthly-report.ts';
import { makeMonthlyTable } from './report-tables.ts';

export const monthlyReportRoutes: readonly HandledCall[] = [
  handle(monthlyReportGet, ({ month }, context) => {
    const { userId } = viewerOf(context);
    return findMonthlyReport(context.services.db, { userId, month }, context.now);
  }),
  handle(monthlyReportCsv, async ({ month, language }, context) => {
    const { userId } = viewerOf(context);
    const asked = { userId, month };
    const report = await findMonthlyReport(context.services.db, asked, context.now);
    return {
      type: 'text/csv; charset=utf-8' as const,
      bytes: makeMonthlyTable(report, language),
      fileName: `warmlight-${month}.csv`,
      isPrivate: true,
    };
  }),
];
