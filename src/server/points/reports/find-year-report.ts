import type { Database } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { startOfDay } from '#src/shared/platform/china-days.ts';
import { monthsOfYear } from '#src/shared/platform/months.ts';
import { newForMs } from '#src/shared/points/monthly/report-view.ts';
import type { YearReportView } from '#src/shared/points/yearly/year-report-view.ts';
import { findReportFigures, sumOf } from './find-report-figures.ts';

/**
 * Finds what a person gave and did in a year, month by month: the days of its monthly reports,
 * summed.
 */
export async function findYearReport(
  db: Database,
  { userId, year }: { userId: string; year: number },
  now: number,
): Promise<YearReportView> {
  const [from, until] = [startOfDay(`${year}-01`), startOfDay(`${year + 1}-01`)];
  if (from > now) throw new Problem('inputInvalid', { fields: { year: 'unknown' } });
  const { days, ...figures } = await findReportFigures(db, { userId, from, until });
  const chart = monthsOfYear(year).map((month) => ({
    month,
    ...sumOf(days.filter(({ day }) => day.startsWith(month))),
  }));
  return { year, isNew: now < until + newForMs, ...figures, chart };
}
