import type { Trx } from '#src/server/db/database.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import { changeTotal } from './change-total.ts';

/** Takes what a person wished away for good, with who passed it on, and what staff had to look at. */
export async function eraseWishes(trx: Trx, userId: string, now: number): Promise<void> {
  await trx.deleteFrom('wish_shares').where('user_id', '=', userId).execute();
  const rows = await trx
    .deleteFrom('wishes')
    .where('user_id', '=', userId)
    .returning(['id', 'hidden_at'])
    .execute();
  for (const { id } of rows) {
    await closeTask(trx, { queue: 'wish', subjectId: id, because: 'byAuthor', now });
  }
  await changeTotal(trx, -rows.filter(({ hidden_at }) => hidden_at === null).length);
}
