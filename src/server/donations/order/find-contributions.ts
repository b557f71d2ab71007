import { sql } from 'kysely';
import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { isKept, keptInFen } from '#src/server/db/kept-gifts.ts';
import { isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Asked = { userId: string; anchorId: string; size: number; locale: Locale };

/** Finds the cases a person gave to, the latest gift first; what was returned is left out. */
export async function findContributions(db: Database, { userId, anchorId, size, locale }: Asked) {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('donations')
        .select('case_id')
        .select((eb) => [
          eb.cast<number>(eb.fn.sum(keptInFen), 'bigint').as('amountInFen'),
          eb.cast<number>(eb.fn.countAll(), 'bigint').as('giftCount'),
          eb.cast<number>(eb.fn.max('paid_at'), 'bigint').as('lastPaidAt'),
        ])
        .where('user_id', '=', userId)
        .where('paid_at', 'is not', null)
        .where(isKept)
        .groupBy('case_id')
        .as('given'),
    )
    .innerJoin('cases', 'cases.id', 'given.case_id')
    .select(['cases.id as infoUuid', 'given.amountInFen', 'given.giftCount'])
    .select(['given.lastPaidAt', titleIn(locale).as('title')])
    .where((eb) => isBeyond(eb, ['given.lastPaidAt', 'cases.id'], readAnchor(anchorId, 'ns')))
    .orderBy('given.lastPaidAt', 'desc')
    .orderBy('cases.id', 'desc')
    .limit(size + 1)
    .execute();
  return pageFrom(rows, size, (row) => [row.lastPaidAt, row.infoUuid]);
}

type GivenMonth = { month: number; amountInFen: number; giftCount: number };

/** Finds what a person gave in each month of a year, as the platform's country counts months. */
export async function findGivenByMonth(
  db: Database,
  { userId, year }: { userId: string; year: number },
): Promise<GivenMonth[]> {
  const startOf = (month: number) => Date.UTC(year, month) - 8 * 3_600_000;
  const rows = await db
    .selectFrom('donations')
    .select('paid_at as paidAt')
    .select(keptInFen.as('amountInFen'))
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .where(isKept)
    .where('paid_at', '>=', startOf(0))
    .where('paid_at', '<', startOf(12))
    .limit(10_000)
    .execute();
  return Array.from({ length: 12 }, (_, at) => {
    const some = rows.filter(({ paidAt }) => {
      const paid = paidAt ?? 0;
      return paid >= startOf(at) && paid < startOf(at + 1);
    });
    const amountInFen = some.reduce((sum, gift) => sum + gift.amountInFen, 0);
    return { month: at + 1, amountInFen, giftCount: some.length };
  });
}

/** Counts how many cases a person gave to. */
export async function countContributions(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('donations')
    .select(sql<number>`count(distinct case_id)`.as('count'))
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .where(isKept)
    .executeTakeFirstOrThrow();
  return Number(count);
}
