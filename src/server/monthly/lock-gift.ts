import type { Selectable } from 'kysely';
import { engineOf, type Trx } from '#src/server/db/database.ts';
import type { MonthlyGiftsTable, MonthlyRunsTable } from '#src/server/db/schema.ts';

export type MonthlyGift = Selectable<MonthlyGiftsTable>;
export type MonthlyRun = Selectable<MonthlyRunsTable>;

/** Whoever charges, pauses, changes or ends it waits, and is waited for. */
export function findLockedGift(
  trx: Trx,
  by: { giftId: string } | { agreementNo: string },
): Promise<MonthlyGift | undefined> {
  const gifts = trx.selectFrom('monthly_gifts').selectAll();
  const query =
    'giftId' in by
      ? gifts.where('id', '=', by.giftId)
      : gifts.where('agreement_no', '=', by.agreementNo);
  return (engineOf(trx) === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
}

/** Finds the months of a gift whose charge is still to come or under way. */
export function findOpenRuns(trx: Trx, giftId: string): Promise<MonthlyRun[]> {
  return trx
    .selectFrom('monthly_runs')
    .selectAll()
    .where('gift_id', '=', giftId)
    .where('next_try_at', 'is not', null)
    .execute();
}
