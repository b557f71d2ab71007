import type { Trx } from '#src/server/db/database.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { nobody, sealTitle } from './paper-title.ts';

/** A closed account's papers stay true by number and amount, and name nobody any more. */
export async function erasePapers(
  trx: Trx,
  { keys, userId }: { keys: Keys; userId: string },
): Promise<void> {
  await trx
    .updateTable('papers')
    .set({ title_sealed: sealTitle(keys, nobody) })
    .where('user_id', '=', userId)
    .execute();
}
