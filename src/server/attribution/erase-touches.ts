import type { Trx } from '#src/server/db/database.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { touchesOfPerson } from './touches-of-person.ts';
import { inviterSignOf, userSourceOf } from './user-source.ts';

/** Erases what led a person here, and takes their sign from what they led others to. */
export async function eraseTouches(
  trx: Trx,
  { keys, userId }: { keys: Keys; userId: string },
): Promise<void> {
  await trx.deleteFrom('touches').where(touchesOfPerson(userId)).execute();
  const shares = trx.selectFrom('shares').select('id').where('user_id', '=', userId);
  await trx.deleteFrom('share_origins').where('share_id', 'in', shares).execute();
  const ownSigns = [userSourceOf(keys, userId), inviterSignOf(keys, userId)];
  for (const table of ['touches', 'share_origins'] as const) {
    await trx
      .updateTable(table)
      .set({ user_source_id: '' })
      .where('user_source_id', 'in', ownSigns)
      .execute();
  }
}
