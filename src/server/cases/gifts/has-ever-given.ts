import type { Database, Trx } from '#src/server/db/database.ts';

/** Did this person ever pay for a gift, to whichever case? */
export async function hasEverGiven(db: Database | Trx, userId: string): Promise<boolean> {
  const gift = await db
    .selectFrom('donations')
    .select('id')
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return gift !== undefined;
}
