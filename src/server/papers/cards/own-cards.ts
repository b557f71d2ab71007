import type { Database, Trx } from '#src/server/db/database.ts';
import { closeTask } from '#src/server/review/close-task.ts';

/** Answers the cards a person wrote. */
export function exportCards(db: Database, userId: string) {
  return db
    .selectFrom('gift_cards')
    .select(['order_id', 'kind', 'name', 'words', 'created_at', 'hidden_at'])
    .where('user_id', '=', userId)
    .execute();
}

/** Takes away for good whom a person honoured or remembered. */
export async function eraseCards(trx: Trx, userId: string, now: number): Promise<void> {
  const gone = await trx
    .deleteFrom('gift_cards')
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  for (const { id } of gone) {
    await closeTask(trx, { queue: 'giftCard', subjectId: id, because: 'byAuthor', now });
  }
}
