import type { Database, Trx } from '#src/server/db/database.ts';

/** The thing that a gift was given for; undefined where it was given for none. */
export function findGear(
  db: Database | Trx,
  orderId: string,
): Promise<{ title: string; userId: string; sendDays: number; sentAt: number | null } | undefined> {
  return db
    .selectFrom('gear_orders')
    .select(['title', 'user_id as userId', 'send_days as sendDays', 'sent_at as sentAt'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}
