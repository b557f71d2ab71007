import type { GroupResult } from '#src/shared/experiments/group-result.ts';
import {
  differenceOf,
  type Estimate,
  meanOf,
  verdictOf,
  wilson,
} from '#src/shared/experiments/intervals.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';

type Cell = { label: string; value: string; interval?: string };

/**
 * Answers what a table of results says: a row of cells for each group, and what may be concluded.
 */
export function resultLines(results: readonly GroupResult[], locale: Locale) {
  const t = textsOf(locale).experiments;
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = (share: number) => `${digits.format(share * 100)}%`;
  const sum = (inFen: number) => yuan(Math.round(inFen), locale);
  const shares = results.map(({ givers, shown }) => wilson(givers, shown));
  const [first = wilson(0, 0), second = wilson(0, 0)] = shares;
  const difference = differenceOf(first, second);
  const verdict = verdictOf(results, difference);
  const points = (share: number) => digits.format(share * 100);
  const differs = t.difference(points(difference.low), points(difference.high));
  return {
    rows: results.map((result, at): Cell[] => [
      { label: t.group, value: t.groups[result.group] ?? '' },
      { label: t.shown, value: String(result.shown) },
      { label: t.givers, value: String(result.givers) },
      { label: t.rate, ...estimated(shares[at], { said: percent, isKnown: result.shown > 0, t }) },
      { label: t.gifts, value: String(result.gifts) },
      { label: t.sum, value: t.yuan(sum(result.givenInFen)) },
      { label: t.mean, ...estimated(meanPerPerson(result), { said: sum, isKnown: true, t }) },
    ]),
    verdict: verdict === 'tooFew' ? t.verdicts.tooFew : `${t.verdicts[verdict]} ${differs}`,
  };
}

/** Answers the mean over everyone who saw it, those who gave nothing included. */
function meanPerPerson({ shown, givenInFen, sumOfSquares }: GroupResult): Estimate {
  return meanOf({ count: shown, sum: givenInFen, sumOfSquares });
}

type Said = {
  said(value: number): string;
  isKnown: boolean;
  t: ReturnType<typeof textsOf>['experiments'];
};

function estimated(estimate: Estimate | undefined, { said, isKnown, t }: Said) {
  if (!estimate || !isKnown || !Number.isFinite(estimate.high)) return { value: t.open };
  const { value, low, high } = estimate;
  return { value: said(value), interval: t.interval(said(low), said(high)) };
}
