import type { Trx } from '#src/server/db/database.ts';
import { closeTask } from '#src/server/review/close-task.ts';

/**
 * Takes a person out of every lottery. The public record keeps its numbers, which lead to nobody
 * from here on; a thing that is not on its way goes nowhere any more.
 */
export async function eraseDraws(trx: Trx, userId: string, now: number): Promise<void> {
  await trx
    .updateTable('lottery_players')
    .set({ user_id: null })
    .where('user_id', '=', userId)
    .execute();
  const prizes = await trx
    .updateTable('lottery_prizes')
    .set({ user_id: null, address_sealed: null })
    .where('user_id', '=', userId)
    .returning(['id', 'sent_at'])
    .execute();
  for (const { id } of prizes.filter(({ sent_at }) => sent_at === null)) {
    await closeTask(trx, { queue: 'prize', subjectId: id, because: 'settled', now });
  }
  await trx.deleteFrom('adult_declarations').where('user_id', '=', userId).execute();
}
