import type { Trx } from '#src/server/db/database.ts';

type Gift = { userId: string | null; activityId: string | null; subActivityId: string | null };

/** Counts one gift more, or less, whose giver hides their name: the lists of a venue go by it. */
export async function countHidden(trx: Trx, gift: Gift, by: 1 | -1): Promise<void> {
  const { userId, activityId, subActivityId } = gift;
  for (const venueId of [activityId, subActivityId]) {
    if (venueId === null || userId === null) continue;
    await trx
      .updateTable('venue_givers')
      .set((eb) => ({ hidden_gifts: eb('hidden_gifts', '+', by) }))
      .where('venue_id', '=', venueId)
      .where('user_id', '=', userId)
      .execute();
  }
}
