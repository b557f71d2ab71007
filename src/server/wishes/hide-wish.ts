import type { Trx } from '#src/server/db/database.ts';
import { changeTotal } from './change-total.ts';

/** Takes a wish down; answers its author, and undefined where it is not shown. */
export async function hideWish(trx: Trx, wishId: string, now: number): Promise<string | undefined> {
  const row = await trx
    .updateTable('wishes')
    .set({ hidden_at: now })
    .where('id', '=', wishId)
    .where('hidden_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (row) await changeTotal(trx, -1);
  return row?.user_id;
}
