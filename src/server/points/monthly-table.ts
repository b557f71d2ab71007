import { csvTable } from '#src/server/platform/csv-table.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { ReportView } from '#src/shared/points/monthly/report-view.ts';
import { textsOf } from '#src/texts/texts.ts';

/** The days of a report as CSV, with their sum below; amounts are in yuan. */
export function makeMonthlyTable(report: ReportView, locale: Locale): Uint8Array<ArrayBuffer> {
  const { columns: t, sum } = textsOf(locale).points.monthly;
  const { donations, loveScore, chart } = report;
  const row = (day: string, count: number, amountInFen: number, score: number) =>
    [day, count, (amountInFen / 100).toFixed(2), score] as const;
  return csvTable([
    [t.day, t.giftCount, t.amount, t.loveScore],
    ...chart.map((one) => row(one.day, one.giftCount, one.amountInFen, one.loveScore)),
    row(sum, donations.count, donations.amountInFen, loveScore),
  ]);
}
