import type { Trx } from '#src/server/db/database.ts';

/**
 * Takes a person who closes their account off every list of a venue, for good. Their gifts are
 * anonymous from here on, and stay counted.
 */
export async function leaveLists(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('venue_givers')
    .set((eb) => ({ unlisted: 1, hidden_gifts: eb.ref('gifts') }))
    .where('user_id', '=', userId)
    .execute();
}
