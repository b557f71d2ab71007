import type { Database, Trx } from '#src/server/db/database.ts';
import { prepared } from '#src/server/db/prepared.ts';

const find = prepared((db, { orderId }: { orderId: string }) =>
  db
    .selectFrom('gear_orders')
    .select(['title', 'user_id as userId', 'send_days as sendDays', 'sent_at as sentAt'])
    .where('order_id', '=', orderId),
);

/** Finds the thing that a gift was given for; undefined where it was given for none. */
export function findGear(
  db: Database | Trx,
  orderId: string,
): Promise<{ title: string; userId: string; sendDays: number; sentAt: number | null } | undefined> {
  return find.first(db, { orderId });
}
