import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Asked = { userId: string; messageId: string; all: boolean };

/** Marks one notice of the viewer's as read, or all of them. */
export async function readNotices(
  db: Database,
  { userId, messageId, all }: Asked,
  now: number,
): Promise<void> {
  if (!all && messageId === '') {
    throw new Problem('inputInvalid', { fields: { messageId: 'required' } });
  }
  await inTransaction(db, async (trx) => {
    const own = await trx
      .selectFrom('notices')
      .select('id')
      .where('user_id', '=', userId)
      .$if(!all, (query) => query.where('id', '=', messageId))
      .limit(1)
      .executeTakeFirst();
    if (!own && !all) throw new Problem('notFound');
    await trx
      .updateTable('notices')
      .set({ read_at: now })
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .$if(!all, (query) => query.where('id', '=', messageId))
      .execute();
  });
}
