import type { Locale } from '#src/shared/platform/locale.ts';
import { countText, yuan } from '#src/shared/platform/money.ts';
import type { YearReportView } from '#src/shared/points/yearly/year-report-view.ts';
import { textsOf } from './texts.ts';

type Chosen = { report: YearReportView; language: Locale; withAmount: boolean };

/** Answers what the card of a year says, drawn, and to who does not see it. */
export function linesOfYear({ report, language, withAmount }: Chosen): string[] {
  const { yearly: t } = textsOf(language).points;
  const { donations, loveScore, shares } = report;
  if (donations.count === 0 && loveScore === 0) return [t.cardQuiet];
  return [
    ...(donations.caseCount > 0 ? [t.cardFamilies(countText(donations.caseCount, language))] : []),
    ...(withAmount && donations.count > 0
      ? [t.cardAmount(yuan(donations.amountInFen, language))]
      : []),
    ...(shares.visitorCount > 0 ? [t.cardVisitors(countText(shares.visitorCount, language))] : []),
    t.cardScore(countText(loveScore, language)),
  ];
}
