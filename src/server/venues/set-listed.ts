import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfLists } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { findOwnPart } from './find-own-part.ts';

type Asked = { venueId: string; userId: string; listed: boolean };

/** Takes a person's name off a venue's list of helpers, or puts it back; what they gave stays. */
export async function setListed(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { venueId, userId, listed }: Asked,
) {
  const part = await inTransaction(db, async (trx) => {
    const unlisted = listed ? 0 : 1;
    const nothing = { gifts: 0, hidden_gifts: 0, amount_in_fen: 0, families: 0 };
    await trx
      .insertInto('venue_givers')
      .values({ venue_id: venueId, user_id: userId, ...nothing, unlisted })
      .onConflict((conflict) => conflict.columns(['venue_id', 'user_id']).doUpdateSet({ unlisted }))
      .execute();
    return findOwnPart(trx, { venueId, userId });
  });
  pageTags.purge([tagOfLists]);
  return part;
}
