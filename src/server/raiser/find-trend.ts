import type { Database } from '#src/server/db/database.ts';
import { dayNumber } from '#src/server/db/day-number.ts';
import { isKept, keptInFen } from '#src/server/db/kept-gifts.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import { dayNumberOf, dayOfNumber, startOfDayNumber } from '#src/shared/platform/china-days.ts';
import { type TrendDay, trendDays } from '#src/shared/raiser/trend.ts';

/**
 * Finds gifts that were not returned, and visits, of a case on each of the last days, oldest first.
 */
export async function findTrend(db: Database, caseId: string, now: number): Promise<TrendDay[]> {
  const today = dayNumberOf(now);
  const first = today - trendDays + 1;
  const [gifts, visits] = await Promise.all([
    findGiftsByDay(db, caseId, startOfDayNumber(first)),
    findVisitsByDay(db, caseId, dayOfNumber(first)),
  ]);
  return Array.from({ length: trendDays }, (_, at) => {
    const day = dayOfNumber(first + at);
    const given = gifts.find((row) => row.dayNumber === first + at);
    return {
      day,
      giftCount: given?.giftCount ?? 0,
      giftsInFen: given?.giftsInFen ?? 0,
      visitCount: visits.find((row) => row.day === day)?.visitCount ?? 0,
    };
  });
}

function findGiftsByDay(db: Database, caseId: string, since: number) {
  const paidOn = dayNumber('paid_at');
  return db
    .selectFrom('donations')
    .select([paidOn.as('dayNumber')])
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'bigint').as('giftCount'),
      eb.cast<number>(eb.fn.sum(keptInFen), 'bigint').as('giftsInFen'),
    ])
    .where('case_id', '=', caseId)
    .where('paid_at', '>=', since)
    .where(isKept)
    .groupBy(paidOn)
    .execute();
}

function findVisitsByDay(db: Database, caseId: string, firstDay: string) {
  return db
    .selectFrom('case_visit_days')
    .select(['day', 'visit_count as visitCount'])
    .where('case_id', '=', caseId)
    .where('day', '>=', firstDay)
    .execute();
}

/** Finds every day that brought visitors, newest first. */
export async function findVisitDays(
  db: Database,
  { caseId, anchorId, size }: { caseId: string; anchorId: string; size: number },
) {
  const [before] = readAnchor(anchorId, 's') ?? [];
  const rows = await db
    .selectFrom('case_visit_days')
    .select(['day', 'visit_count as visitCount'])
    .where('case_id', '=', caseId)
    .$if(before !== undefined, (days) => days.where('day', '<', String(before)))
    .orderBy('day', 'desc')
    .limit(size + 1)
    .execute();
  return pageFrom(rows, size, ({ day }) => [day]);
}
