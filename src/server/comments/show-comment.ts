import type { Trx } from '#src/server/db/database.ts';

/** Shows a hidden comment again; answers its case, or nothing when there was nothing to show. */
export async function showComment(trx: Trx, commentId: string): Promise<string | undefined> {
  const row = await trx
    .updateTable('comments')
    .set({ hidden_at: null, hidden_by: null })
    .where('id', '=', commentId)
    .where('removed_at', 'is', null)
    .where('hidden_at', 'is not', null)
    .returning('case_id')
    .executeTakeFirst();
  return row?.case_id;
}
