import { csvTable } from '#src/server/platform/csv-table.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { ReportDay, ReportView } from '#src/shared/points/monthly/report-view.ts';
import type { YearReportView } from '#src/shared/points/yearly/year-report-view.ts';
import { textsOf } from '#src/texts/texts.ts';

/** Makes the days of a report as CSV, with their sum below; amounts are in yuan. */
export function makeMonthlyTable(report: ReportView, locale: Locale): Uint8Array<ArrayBuffer> {
  return tableOf(report, { rows: report.chart, unit: 'day', locale });
}

/** Does the months of a year in the same way. */
export function makeYearTable(report: YearReportView, locale: Locale): Uint8Array<ArrayBuffer> {
  const rows = report.chart.map(({ month: day, ...figures }) => ({ day, ...figures }));
  return tableOf(report, { rows, unit: 'month', locale });
}

type Laid = { rows: readonly ReportDay[]; unit: 'day' | 'month'; locale: Locale };
type Summed = Pick<ReportView, 'donations' | 'loveScore'>;

function tableOf({ donations, loveScore }: Summed, { rows, unit, locale }: Laid) {
  const { columns: t, sum } = textsOf(locale).points.monthly;
  const row = (day: string, count: number, amountInFen: number, score: number) =>
    [day, count, (amountInFen / 100).toFixed(2), score] as const;
  return csvTable([
    [t[unit], t.giftCount, t.amount, t.loveScore],
    ...rows.map((one) => row(one.day, one.giftCount, one.amountInFen, one.loveScore)),
    row(sum, donations.count, donations.amountInFen, loveScore),
  ]);
}
