import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import type { saveShareWords as declared } from '#src/shared/sharing/calls.ts';

/** Keeps the words of a channel in place of those before; empty ones are none. */
export async function saveShareWords(
  db: Database,
  { infoUuid, channel, title, desc }: CallParsed<typeof declared>,
  now: number,
): Promise<null> {
  await inTransaction(db, async (trx) => {
    await trx
      .deleteFrom('share_words')
      .where('case_id', '=', infoUuid)
      .where('channel', '=', channel)
      .execute();
    if (title === '' && desc === '') return;
    const words = { title, description: desc, updated_at: now };
    await trx
      .insertInto('share_words')
      .values({ case_id: infoUuid, channel, ...words })
      // Two tabs may save at the same moment; the later one's words stay.
      .onConflict((conflict) => conflict.columns(['case_id', 'channel']).doUpdateSet(words))
      .execute();
  });
  return null;
}
