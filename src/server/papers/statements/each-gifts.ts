import { setImmediate as letOthersRun } from 'node:timers/promises';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import type { Schema } from '#src/server/db/schema.ts';
import { isBeyond } from '#src/server/platform/keyset.ts';

/**
 * Finds some gifts of somebody that follow each other, from the newest to the oldest of them.
 */
export type SomeGifts = { userId: string; newest: Begun; oldest: Begun };
type Begun = [number, string];
type Asked = { userId: string; before: number; atOnce?: number | undefined };

/** What is read of so many at once holds up nobody for long, where reading holds up all. */
const giftsAtOnce = 400;

/**
 * Answers the gifts that someone began before an instant, the newest first, some at a time. Nothing
 * is booked of a gift before it was begun.
 */
export async function* eachGifts(
  db: Database,
  { userId, before, atOnce = giftsAtOnce }: Asked,
): AsyncGenerator<SomeGifts> {
  let after: Begun | undefined;
  for (;;) {
    const gifts = await db
      .selectFrom('donations')
      .select(['id', 'created_at'])
      .where('user_id', '=', userId)
      .where('created_at', '<', before)
      .where((eb) => isBeyond(eb, ['created_at', 'id'], after))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(atOnce)
      .execute();
    const [first, last] = [gifts[0], gifts.at(-1)];
    if (!first || !last) return;
    const newest: Begun = [first.created_at, first.id];
    after = [last.created_at, last.id];
    yield { userId, newest, oldest: after };
    if (gifts.length < atOnce) return;
    await letOthersRun();
  }
}

/**
 * Is a gift one of these? It is compared as one, so that the index of a giver's gifts answers it.
 */
export function isAmong(
  eb: ExpressionBuilder<Schema, 'donations'>,
  { userId, newest, oldest }: SomeGifts,
) {
  const begun = sql`(donations.created_at, donations.id)`;
  return eb.and([
    eb('donations.user_id', '=', userId),
    eb(begun, '<=', sql`(${sql.join(newest)})`),
    eb(begun, '>=', sql`(${sql.join(oldest)})`),
  ]);
}
