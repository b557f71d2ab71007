import type { ExpressionBuilder } from 'kysely';
import { type CasePlace, placeCase } from '#src/server/cases/transitions/order-cases.ts';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { isKept } from '#src/server/db/kept-gifts.ts';
import type { Schema } from '#src/server/db/schema.ts';
import { tagOfLists } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { quietOrder, withoutGiftMs } from '#src/shared/cases/quiet-order.ts';
import { dayNumberOf, startOfDay } from '#src/shared/platform/china-days.ts';

const casesAtOnce = 200;

/**
 * Makes the order of lists anew from what is known: whose need staff saw on paper comes first, then
 * who has gone longest without a gift and without a day of many visitors. Attention only ever moves
 * a case back, so there is no place to buy.
 */
export async function orderCases(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { signal }: { signal?: AbortSignal },
  now: number,
): Promise<void> {
  let moved = 0;
  let after = '';
  for (let more = true; more; ) {
    signal?.throwIfAborted();
    const rows = await findOpen(db, after);
    more = rows.length === casesAtOnce;
    after = rows.at(-1)?.id ?? after;
    moved += await placeRows(db, rows, now);
  }
  if (moved > 0) pageTags.purge([tagOfLists]);
}

type OpenCase = Awaited<ReturnType<typeof findOpen>>[number];

function findOpen(db: Database, after: string) {
  return db
    .selectFrom('cases')
    .select(['cases.id', 'need_seen as needSeen', 'quiet_since_day as quietSinceDay', 'unhelped'])
    .select((eb) => [
      lastPaid(eb).as('lastPaidAt'),
      eb.ref('published_at').$notNull().as('publishedAt'),
    ])
    .where('status', '=', 'CROWDFUNDING_STATED')
    .where('published_at', 'is not', null)
    .where('cases.id', '>', after)
    .orderBy('cases.id')
    .limit(casesAtOnce)
    .execute();
}

/** A gift that went back whole moves nobody. */
function lastPaid(eb: ExpressionBuilder<Schema, 'cases'>) {
  return eb
    .selectFrom('donations')
    .select('paid_at')
    .whereRef('donations.case_id', '=', 'cases.id')
    .where('paid_at', 'is not', null)
    .where(isKept)
    .orderBy('paid_at', 'desc')
    .limit(1);
}

async function placeRows(db: Database, rows: readonly OpenCase[], now: number): Promise<number> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const [seen, loud] = await Promise.all([findSeen(db, ids, now), findLoudDays(db, ids)]);
  const moved = rows
    .map((row) => ({ row, place: placeOf(row, { seen, loud, now }) }))
    .filter(({ row, place }) => differs(row, place));
  if (moved.length === 0) return 0;
  await inTransaction(db, async (trx) => {
    for (const { row, place } of moved) await placeCase(trx, row.id, place);
  });
  return moved.length;
}

type Known = {
  seen: ReadonlySet<string>;
  loud: ReadonlyMap<string, string>;
  now: number;
};

/** A day of attention is over before the quiet begins; the day of publication is one. */
function placeOf(row: OpenCase, { seen, loud, now }: Known): CasePlace {
  const loudDay = loud.get(row.id);
  const noticed = [
    row.publishedAt,
    row.lastPaidAt ?? 0,
    loudDay === undefined ? 0 : startOfDay(loudDay),
  ];
  const lately = row.lastPaidAt !== null && row.lastPaidAt > now - withoutGiftMs;
  return {
    needSeen: seen.has(row.id) ? 1 : 0,
    quietSinceDay: dayNumberOf(Math.max(...noticed)) + 1,
    unhelped: lately ? 0 : 1,
  };
}

const differs = (row: CasePlace, place: CasePlace) =>
  row.needSeen !== place.needSeen ||
  row.quietSinceDay !== place.quietSinceDay ||
  row.unhelped !== place.unhelped;

/**
 * Finds those whose diagnosis and bills staff both compared, and where what they saw still holds.
 */
async function findSeen(db: Database, ids: readonly string[], now: number) {
  const rows = await db
    .selectFrom('case_facts')
    .select('case_id')
    .where('case_id', 'in', ids)
    .where('kind', 'in', ['diagnosis', 'costs'])
    .where('state', 'in', ['documentSeen', 'confirmed'])
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .groupBy('case_id')
    .having((eb) => eb.fn.count('kind').distinct(), '=', 2)
    .execute();
  return new Set(rows.map((row) => row.case_id));
}

/** Finds the last day on which many came to each. */
async function findLoudDays(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom('case_visit_days')
    .select((eb) => ['case_id', eb.fn.max('day').as('day')])
    .where('case_id', 'in', ids)
    .where('visit_count', '>=', quietOrder.visitorsOfALoudDay)
    .groupBy('case_id')
    .execute();
  return new Map(rows.map((row) => [row.case_id, row.day]));
}
