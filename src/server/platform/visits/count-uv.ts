import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import type { PromoName } from '#src/shared/platform/frame/calls.ts';

type Asked = {
  bizId: PromoName | `venue:${string}`;
  userId: string | undefined;
  address: string;
  userAgent: string;
};

/**
 * Counts a person, or the device of a guest, once a day, and answers how many came today. Who it was
 * is a keyed hash of that day alone, which the day after is gone.
 */
export async function countUv(
  { db, keys }: { db: Database; keys: Keys },
  { bizId, userId, address, userAgent }: Asked,
  now: number,
): Promise<number> {
  const day = dayOf(now);
  const who = userId ?? `${address} ${userAgent}`;
  const visitor = keys.blindIndex('uv', `${bizId} ${day} ${who}`);
  return inTransaction(db, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('uv_marks')
      .values({ day, biz_id: bizId, visitor })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 0n) {
      await trx
        .insertInto('uv_days')
        .values({ day, biz_id: bizId, uv_count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'biz_id'])
            .doUpdateSet((eb) => ({ uv_count: eb('uv_days.uv_count', '+', 1) })),
        )
        .execute();
    }
    const counted = await trx
      .selectFrom('uv_days')
      .select('uv_count')
      .where('day', '=', day)
      .where('biz_id', '=', bizId)
      .executeTakeFirst();
    return counted?.uv_count ?? 0;
  });
}

/**
 * Removes whom a day counted: nobody asks for them once it is over; how many they were, not much
 * longer.
 */
export async function sweepUv(db: Database, now: number): Promise<void> {
  await db.deleteFrom('uv_marks').where('day', '<', dayOf(now)).execute();
  await db
    .deleteFrom('uv_days')
    .where('day', '<', dayOf(now - 90 * dayMs))
    .execute();
}
