import { erasePerson } from '#src/server/accounts/erase-person.ts';
import type { Trx } from '#src/server/db/database.ts';
import type { Keys } from '#src/server/platform/keys.ts';

type Ended = { keys: Keys; userId: string };

/**
 * The account is closed from that instant on, and what names the person erased; answers the cases
 * that showed them.
 */
export async function endAccount(
  trx: Trx,
  { keys, userId }: Ended,
  closedAt: number,
): Promise<string[]> {
  const caseIds = await erasePerson(trx, { keys, userId }, closedAt);
  await trx.updateTable('users').set({ closed_at: closedAt }).where('id', '=', userId).execute();
  return caseIds;
}
