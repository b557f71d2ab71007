import type { Trx } from '#src/server/db/database.ts';
import { closeTask } from '#src/server/review/close-task.ts';

/**
 * A closed account's papers stay true by number and amount, and name nobody any more; an invoice that
 * waits is not issued to nobody.
 */
export async function erasePapers(trx: Trx, userId: string, now: number): Promise<void> {
  await trx
    .updateTable('papers')
    .set({ title_sealed: '', email_sealed: '', refusal: '' })
    .where('user_id', '=', userId)
    .execute();
  const waiting = await trx
    .updateTable('papers')
    .set({ voided_at: now, void_reason: 'byOwner' })
    .where('user_id', '=', userId)
    .where('issued_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('voided_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of waiting) {
    await closeTask(trx, { queue: 'feeInvoice', subjectId: id, because: 'byAuthor', now });
  }
}
