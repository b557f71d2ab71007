import type { Database, Trx } from '#src/server/db/database.ts';

type Asked = { venueId: string; userId: string };

/**
 * Finds what a person gave through a venue and did not get back, and whether its lists may name
 * them.
 */
export async function findOwnPart(db: Database | Trx, { venueId, userId }: Asked) {
  const row = await db
    .selectFrom('venue_givers')
    .select(['gifts', 'amount_in_fen as amountInFen', 'families', 'unlisted'])
    .where('venue_id', '=', venueId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return { gifts: 0, amountInFen: 0, families: 0, listed: true };
  const { unlisted, ...part } = row;
  return { ...part, listed: unlisted === 0 };
}
