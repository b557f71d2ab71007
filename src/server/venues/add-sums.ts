import type { Trx } from '#src/server/db/database.ts';

/** Writes a venue, or a page within one, begins with nothing. */
export async function addSums(trx: Trx, venueId: string): Promise<void> {
  await trx
    .insertInto('venue_sums')
    .values({ venue_id: venueId, people: 0, amount_in_fen: 0, cases: 0 })
    .execute();
}
