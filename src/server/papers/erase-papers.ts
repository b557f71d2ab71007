import type { Trx } from '#src/server/db/database.ts';

/** A closed account's papers stay true by number and amount, and name nobody any more. */
export async function erasePapers(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('papers')
    .set({ title_sealed: '', email_sealed: '' })
    .where('user_id', '=', userId)
    .execute();
}
