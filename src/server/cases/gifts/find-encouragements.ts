import { stillTold } from '#src/server/cases/still-told.ts';
import type { Database } from '#src/server/db/database.ts';
import { dayMs, dayOf, startOfDay } from '#src/shared/platform/china-days.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { publicRecordOf } from './donation-record.ts';
import type { DonationPage } from './find-donations-of-case.ts';
import { pageOfGifts, selectGifts } from './select-gifts.ts';

type Asked = {
  caseId: string;
  anchorId: string;
  size: number;
  locale: Locale;
  /** It keeps only those who came through this many hands; 0 for all. */
  degree?: number;
  /** It keeps only those paid within these instants, the end left out. */
  paidBetween?: { from: number; until: number } | undefined;
};

/** Finds paid donations that came with words, newest first. */
export async function findEncouragements(
  db: Database,
  { caseId, anchorId, size, locale, degree = 0, paidBetween }: Asked,
): Promise<DonationPage> {
  const rows = await selectGifts(db, { caseId, anchorId, size })
    .where('words', '<>', '')
    .where(stillTold('donations.case_id'))
    .$if(degree > 0, (query) => query.where('sharedv', '=', degree))
    .$if(paidBetween !== undefined, (query) =>
      query
        .where('paid_at', '>=', paidBetween?.from ?? 0)
        .where('paid_at', '<', paidBetween?.until ?? 0),
    )
    .execute();
  const page = pageOfGifts(rows, size);
  return { ...page, list: page.list.map((row) => publicRecordOf(row, locale)) };
}

/** Answers the whole of yesterday as the platform's country counts days. */
export function yesterdayOf(now: number): { from: number; until: number } {
  const today = startOfDay(dayOf(now));
  return { from: today - dayMs, until: today };
}
