import { findGivenByMonth } from '#src/server/donations/order/find-contributions.ts';
import { findReportFigures } from '#src/server/points/reports/find-report-figures.ts';
import { findMagazine } from '#src/server/publicity/find-magazine.ts';
import { findTrend } from '#src/server/raiser/find-trend.ts';
import {
  dayMs,
  dayNumberOf,
  dayOf,
  startOfDay,
  startOfDayNumber,
} from '#src/shared/platform/china-days.ts';
import { monthAfter } from '#src/shared/platform/months.ts';
import { trendDays } from '#src/shared/raiser/trend.ts';
import type { Gift } from './gifts-of-ledger.ts';
import { type Reading, sumOf } from './shown-reading.ts';

/** Sums what is told by days: gifts that were paid in them and are not returned now. */
const sumBetween = (gifts: readonly Gift[], from: number, until: number) =>
  sumOf(gifts.filter(({ paid_at }) => paid_at >= from && paid_at < until));

const sum = (numbers: readonly number[]) => numbers.reduce((whole, one) => whole + one, 0);

/** Checks the last days of a case, as its fundraiser sees them. */
export async function checkTrend(
  { db, now, told }: Reading,
  { caseId, gifts }: { caseId: string; gifts: readonly Gift[] },
): Promise<void> {
  const today = dayNumberOf(now);
  const [from, until] = [today - trendDays + 1, today + 1].map(startOfDayNumber);
  const { raisedInFen, donationCount } = sumBetween(gifts, from ?? 0, until ?? 0);
  const days = await findTrend(db, caseId, now);
  const shown = {
    raisedInFen: sum(days.map(({ giftsInFen }) => giftsInFen)),
    donationCount: sum(days.map(({ giftCount }) => giftCount)),
  };
  told('the trend', shown, { raisedInFen, donationCount });
}

const reportDays = 60;

/** Checks what a person is told of some whole days, and of each month of a year. */
export async function checkReports(
  { db, now, told }: Reading,
  { userId, gifts }: { userId: string; gifts: readonly Gift[] },
): Promise<void> {
  const until = startOfDay(dayOf(now)) + dayMs;
  const from = until - reportDays * dayMs;
  const { raisedInFen, donationCount } = sumBetween(gifts, from, until);
  const kept = gifts.filter(({ given, returned }) => returned < given);
  const within = kept.filter(({ paid_at }) => paid_at >= from && paid_at < until);
  const { donations } = await findReportFigures(db, { userId, from, until });
  told('a report', donations, {
    ...{ amountInFen: raisedInFen, count: donationCount },
    caseCount: new Set(within.map(({ case_id }) => case_id)).size,
  });
  const year = Number(dayOf(now).slice(0, 4));
  const months = await findGivenByMonth(db, { userId, year });
  const [first, next] = [year, year + 1].map((one) => startOfDay(`${one}-01`));
  const ofYear = sumBetween(gifts, first ?? 0, next ?? 0);
  const shown = {
    amountInFen: sum(months.map(({ amountInFen }) => amountInFen)),
    giftCount: sum(months.map(({ giftCount }) => giftCount)),
  };
  const truth = { amountInFen: ofYear.raisedInFen, giftCount: ofYear.donationCount };
  told('the months of a year', shown, truth);
}

/** Checks the magazine of this month, as it is read once the month is over. */
export async function checkMagazine(
  { db, now, told }: Reading,
  gifts: readonly Gift[],
): Promise<void> {
  const month = dayOf(now).slice(0, 7);
  const [from, over] = [startOfDay(month), startOfDay(monthAfter(month, 1))];
  const kept = gifts.filter(({ given, returned }) => returned < given);
  const within = kept.filter(({ paid_at }) => paid_at >= from && paid_at < over);
  const { raisedInFen, donationCount } = sumOf(within);
  told('the magazine', await findMagazine(db, month, over), {
    ...{ raisedInFen, giftCount: donationCount },
    families: new Set(within.map(({ case_id }) => case_id)).size,
  });
}
