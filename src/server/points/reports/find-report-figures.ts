import type { Database } from '#src/server/db/database.ts';
import { dayNumber } from '#src/server/db/day-number.ts';
import { isKept, keptInFen } from '#src/server/db/kept-gifts.ts';
import { dayNumberOf, dayOfNumber } from '#src/shared/platform/china-days.ts';
import type { ReportDay } from '#src/shared/points/monthly/report-view.ts';

type Span = { userId: string; from: number; until: number };

/** What a person gave and did in a span of whole days, as orders, rows and shares say right now. */
export async function findReportFigures(db: Database, span: Span) {
  const [gifts, caseCount, scores, shares] = await Promise.all([
    findGiftsByDay(db, span),
    countCases(db, span),
    findScoresByDay(db, span),
    countShares(db, span),
  ]);
  const first = dayNumberOf(span.from);
  const days = Array.from({ length: dayNumberOf(span.until) - first }, (_, at) => {
    const given = gifts.find(({ dayNumber }) => dayNumber === first + at);
    const came = scores.find(({ dayNumber }) => dayNumber === first + at);
    return {
      day: dayOfNumber(first + at),
      giftCount: given?.giftCount ?? 0,
      amountInFen: given?.amountInFen ?? 0,
      loveScore: came?.loveScore ?? 0,
    };
  });
  const { loveScore, giftCount, amountInFen } = sumOf(days);
  return { loveScore, donations: { count: giftCount, amountInFen, caseCount }, shares, days };
}

/** Adds up what a few days are together. */
export function sumOf(days: readonly ReportDay[]) {
  const sum = (of: 'giftCount' | 'amountInFen' | 'loveScore') =>
    days.reduce((whole, day) => whole + day[of], 0);
  return {
    giftCount: sum('giftCount'),
    amountInFen: sum('amountInFen'),
    loveScore: sum('loveScore'),
  };
}

/** Selects gifts of the span that were paid and not wholly returned. */
function selectGifts(db: Database, { userId, from, until }: Span) {
  return db
    .selectFrom('donations')
    .where('user_id', '=', userId)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', until)
    .where(isKept);
}

function findGiftsByDay(db: Database, span: Span) {
  return selectGifts(db, span)
    .select(dayNumber('paid_at').as('dayNumber'))
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'bigint').as('giftCount'),
      eb.cast<number>(eb.fn.sum(keptInFen), 'bigint').as('amountInFen'),
    ])
    .groupBy(dayNumber('paid_at'))
    .execute();
}

async function countCases(db: Database, span: Span): Promise<number> {
  const { count } = await selectGifts(db, span)
    .select((eb) => eb.cast<number>(eb.fn.count('case_id').distinct(), 'bigint').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function findScoresByDay(db: Database, { userId, from, until }: Span) {
  return db
    .selectFrom('points')
    .select(dayNumber('created_at').as('dayNumber'))
    .select((eb) => eb.cast<number>(eb.fn.sum('amount'), 'bigint').as('loveScore'))
    .where('user_id', '=', userId)
    .where('kind', '<>', 'draw')
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .groupBy(dayNumber('created_at'))
    .execute();
}

/** Counts passing on of the span, and who came by it until now. */
function countShares(db: Database, { userId, from, until }: Span) {
  return db
    .selectFrom('shares')
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'bigint').as('count'),
      eb
        .cast<number>(eb.fn.coalesce(eb.fn.sum('visit_count'), eb.val(0)), 'bigint')
        .as('visitorCount'),
    ])
    .where('user_id', '=', userId)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow();
}
