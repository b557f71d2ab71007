import type { Database } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { startOfDay } from '#src/shared/platform/china-days.ts';
import { monthAfter } from '#src/shared/platform/months.ts';
import { newForMs, type ReportView } from '#src/shared/points/monthly/report-view.ts';
import { findReportFigures } from './find-report-figures.ts';

type Asked = { userId: string; month: string };

/** Finds what a person gave and did in a month, day by day. */
export async function findMonthlyReport(
  db: Database,
  { userId, month }: Asked,
  now: number,
): Promise<ReportView> {
  const [from, until] = [startOfDay(month), startOfDay(monthAfter(month, 1))];
  if (from > now) throw new Problem('inputInvalid', { fields: { month: 'month' } });
  const { days: chart, ...figures } = await findReportFigures(db, { userId, from, until });
  return { month, isNew: now < until + newForMs, ...figures, chart };
}
