import type { Database } from '#src/server/db/database.ts';
import { isKept, keptInFen } from '#src/server/db/kept-gifts.ts';
import { isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import type { orderCount, orderList } from '#src/shared/donations/own/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { orderViewOf, selectOrders } from './find-order-view.ts';

type Asked = { userId: string; anchorId: string; size: number; locale: Locale };

/** Finds a donor's own donations, newest first. */
export async function findOrders(
  db: Database,
  { userId, anchorId, size, locale }: Asked,
  now: number,
): Promise<CallAnswer<typeof orderList>> {
  const rows = await selectOrders(db, locale)
    .where('donations.user_id', '=', userId)
    .where((eb) =>
      isBeyond(eb, ['donations.created_at', 'donations.id'], readAnchor(anchorId, 'ns')),
    )
    .orderBy('donations.created_at', 'desc')
    .orderBy('donations.id', 'desc')
    .limit(size + 1)
    .execute();
  const page = pageFrom(rows, size, (row) => [row.createdAt, row.orderId]);
  return { ...page, list: page.list.map((row) => orderViewOf(row, now)) };
}

/** Finds count and sum of what a donor has given and not had returned. */
export async function findOrderCount(
  db: Database,
  userId: string,
): Promise<CallAnswer<typeof orderCount>> {
  const { count, amountInFen } = await db
    .selectFrom('donations')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>(keptInFen).as('amountInFen'),
    ])
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .where(isKept)
    .executeTakeFirstOrThrow();
  return { count, amountInFen: amountInFen ?? 0 };
}
